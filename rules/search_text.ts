import { isProfane } from './profanity.js'

/** What is searched for in place of a text that offends: neutral, and good for a picture. */
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

/** The text itself, or where it holds a word that offends any one of the stock words. */
export function safeSearchText(text: string, random: () => number = Math.random): string {
  if (!isProfane(text)) return text
  return STOCK_WORDS[Math.floor(random() * STOCK_WORDS.length)] ?? STOCK_WORDS[0]
}
