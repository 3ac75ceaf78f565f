import { stateAt } from '@sidepick/rules/playable'
import type { CreatorSummary, Game as WireGame } from '@sidepick/rules/types'
import { UNKNOWN_CREATOR, type CreatorsContract } from '#creators/contract'
import { clock } from '#shared/clock'
import type { Game } from '#games/models/game'

/** Games as they are told to players, each with its creator. */
export async function tellGames(
  games: readonly Game[],
  creators: CreatorsContract
): Promise<WireGame[]> {
  const ids = new Set(games.map(({ creatorId }) => creatorId))
  const summaries = await creators.listSummaries([...ids])
  const nowMs = clock.nowMs()
  return games.map((game) => toWireGame(game, summaries.get(game.creatorId), nowMs))
}

function toWireGame(game: Game, creator: CreatorSummary | undefined, nowMs: number): WireGame {
  return {
    id: game.id,
    text: game.text,
    gameTitle: game.gameTitle,
    gameType: game.gameType,
    sideA: game.sideA,
    sideB: game.sideB,
    correctAnswer: game.correctAnswer,
    // A new game turns active by itself when its start has passed; the row follows at its next change.
    state: stateAt(game, nowMs),
    startTime: new Date(game.startTimeMs).toISOString(),
    lastJoinTime: new Date(game.lastJoinTimeMs).toISOString(),
    endTime: new Date(game.endTimeMs).toISOString(),
    isAd: game.isAd,
    isPrivate: game.isPrivate,
    orientation: game.orientation,
    language: game.language,
    creatorId: game.creatorId,
    creator: creator ?? UNKNOWN_CREATOR,
    categoryId: game.categoryId,
    category: { categoryName: game.category.categoryName },
    sourceUrl: game.sourceUrl,
    videoUrls: game.videoUrls,
    landscapeVideoUrls: game.landscapeVideoUrls,
    landscapeGame: game.landscapeVideoUrls.mp4720 !== null,
    metadata: game.metadata,
  }
}
