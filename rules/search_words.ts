import type { Game } from './types.js'

/** Longest word in characters, because an index limits the length of words. */
const LONGEST_WORD = 64

/** The normalised words of a text: lower case, without accents, each once. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  return [...new Set(words)].filter((word) => word.length <= LONGEST_WORD)
}

/** The words that searches find a game by. */
export function wordsOfGame(
  game: Pick<Game, 'text' | 'gameTitle' | 'sideA' | 'sideB' | 'metadata'>
): string[] {
  const keywords = game.metadata.sourceKeywords ?? []
  return searchWords([game.text, game.gameTitle, game.sideA, game.sideB, ...keywords].join(' '))
}
