/** What is searched for where nothing better is known, or may be: neutral, and good for a picture. */
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
