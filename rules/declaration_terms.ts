/** From the end of a prediction to its cancellation, when nobody has said how it ended. */
export const UNDECLARED_MS = 14 * 24 * 60 * 60 * 1_000
