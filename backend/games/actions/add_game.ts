import { addOnce } from '#shared/add_once'
import { clock } from '#shared/clock'
import type { NewGame } from '#games/contract'
import { Game } from '#games/models/game'
import { searchWords } from '#games/search_words'

export async function addGame(game: NewGame): Promise<boolean> {
  refuseImpossible(game)
  const nowMs = clock.nowMs()
  return addOnce(() =>
    Game.create({
      ...game,
      isPrivate: game.isPrivate ?? false,
      isAd: game.isAd ?? false,
      played: false,
      sourceUrl: game.sourceUrl ?? null,
      state: 'new',
      version: 1,
      revision: 0,
      stateSince: nowMs,
      searchText: wordsOf(game),
      createdAt: nowMs,
      updatedAt: nowMs,
    })
  )
}

function refuseImpossible(game: NewGame): void {
  const { id, startTimeMs, lastJoinTimeMs, endTimeMs } = game
  if (!(startTimeMs < lastJoinTimeMs && lastJoinTimeMs <= endTimeMs)) {
    throw new Error(`game ${id} must start before its last join, and that before its end`)
  }
  if (game.sideA === game.sideB) throw new Error(`game ${id} has twice the same side`)
}

function wordsOf(game: NewGame): string {
  const keywords = game.metadata.sourceKeywords ?? []
  return searchWords(
    [game.text, game.gameTitle, game.sideA, game.sideB, ...keywords].join(' ')
  ).join(' ')
}
