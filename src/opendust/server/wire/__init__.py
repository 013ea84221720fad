"""What goes over the wire: messages in, frames and answers out."""
