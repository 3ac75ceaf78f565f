/** How long the card of the prize stands, in milliseconds; the last of it is its way out. */
export const prizeCardMs = 4_500
