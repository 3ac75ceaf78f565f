import { isProfane } from './profanity.js'
import { randomStockWord } from './stock_words.js'

/** The text itself, or a stock word if it contains an offensive word. */
export function safeSearchText(text: string, random?: () => number): string {
  return isProfane(text) ? randomStockWord(random) : text
}
