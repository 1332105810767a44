"""What lies on the table besides the cards: boards, backs, tokens, signs, icons."""
