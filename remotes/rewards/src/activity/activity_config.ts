/** How long a notification stands on the screen until it counts as seen, in milliseconds. */
export const seenAfterMs = 1_500
