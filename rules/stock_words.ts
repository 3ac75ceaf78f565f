/** Neutral search words for a missing or offensive text. */
export const STOCK_WORDS = [
  ...[
    'beach',
    'bread',
    'bridge',
    'city',
    'clouds',
    'coffee',
    'desert',
    'flowers',
    'forest',
    'garden',
  ],
  ...[
    'island',
    'lake',
    'morning',
    'mountain',
    'music',
    'ocean',
    'river',
    'snow',
    'sunset',
    'travel',
  ],
] as const

export function randomStockWord(random: () => number = Math.random): string {
  return STOCK_WORDS[Math.floor(random() * STOCK_WORDS.length)] ?? STOCK_WORDS[0]
}
