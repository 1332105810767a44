"""What a link is and how a network is given; links over websockets."""
