"""The server: tables, seats, sockets, clocks. It knows no title."""
