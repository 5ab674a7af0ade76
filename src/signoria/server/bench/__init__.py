"""The load test behind `signoria bench server`: real sockets, open loop, every move durable."""
