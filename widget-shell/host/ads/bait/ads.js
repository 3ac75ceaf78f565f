// Ad blockers keep a file of this name away. Nothing runs it; the host only asks whether it comes.
