/** The best stand on the podium, and so many rows follow it. */
export const onPodium = 3
export const rowsBelow = 10

/** The points of the play just made reach the board a moment after it. */
export const refetchAfterMs = 2_000
