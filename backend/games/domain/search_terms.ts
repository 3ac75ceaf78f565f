import { searchWords } from '@sidepick/rules/search_words'
import { game } from '#config/game'
import type { Article } from '#games/contract'
import { STOP_WORDS } from '#games/domain/stop_words'

/** The weight of a word in each part of an article. */
const WEIGHTS = { title: 3, keywords: 3, description: 2, text: 1 } as const

/** Search words: those of the text in order, then the most significant ones of the article. */
export function searchTerms({ text = '', article = {} }: { text?: string; article?: Article }) {
  const words = new Set([...searchWords(text), ...articleTerms(article)])
  return [...words].slice(0, game.lists.searchWordsMax)
}

/** The words of an article by descending weight; of equal ones the first comes first. */
function articleTerms({ keywords = [], ...article }: Article): string[] {
  const parts = { ...article, keywords: keywords.join(' ') }
  const weights = new Map<string, number>()
  for (const [part, weight] of Object.entries(WEIGHTS)) {
    for (const word of everyWord(parts[part as keyof typeof WEIGHTS] ?? '')) {
      if (!STOP_WORDS.has(word)) weights.set(word, (weights.get(word) ?? 0) + weight)
    }
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([word]) => word)
}

/** Each word with its frequency. */
function everyWord(text: string): string[] {
  return text.split(/\s+/).flatMap(searchWords)
}
