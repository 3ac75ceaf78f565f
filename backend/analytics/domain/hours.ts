export const HOUR_MS = 60 * 60 * 1_000

/** Start of the hour in UTC, milliseconds since the epoch. */
export const hourOf = (atMs: number): number => Math.floor(atMs / HOUR_MS) * HOUR_MS
