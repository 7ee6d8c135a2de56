"""What tests share: no test stands here."""
