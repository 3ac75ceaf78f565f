import type { NewGame } from '#games/contract'

/** Words of a text as searches compare them: lower-case, without accents, each once. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]{2,}/gu) ?? [])]
}

/** What searches find a game by. */
export function searchTextOf(
  game: Pick<NewGame, 'text' | 'gameTitle' | 'sideA' | 'sideB' | 'metadata'>
): string {
  const keywords = game.metadata.sourceKeywords ?? []
  return searchWords(
    [game.text, game.gameTitle, game.sideA, game.sideB, ...keywords].join(' ')
  ).join(' ')
}
