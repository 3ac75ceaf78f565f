import { isProfane } from './profanity.js'
import { randomStockWord } from './stock_words.js'

/** The text itself, or where it holds a word that offends any one of the stock words. */
export function safeSearchText(text: string, random?: () => number): string {
  return isProfane(text) ? randomStockWord(random) : text
}
