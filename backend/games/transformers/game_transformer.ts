import { decidedBy } from '@sidepick/rules/game_types'
import { stateAt } from '@sidepick/rules/playable'
import type { Answer, CreatorSummary, Game as WireGame, Side } from '@sidepick/rules/types'
import { UNKNOWN_CREATOR, type CreatorsContract } from '#creators/contract'
import { clock } from '#shared/clock'
import { shownMediaOf } from '#games/domain/media_of_games'
import type { Game } from '#games/models/game'

/** Games for players, each with its creator. The answer of a trivia comes with the play, never with the question. */
export async function tellGames(
  games: readonly Game[],
  creators: CreatorsContract
): Promise<WireGame[]> {
  const told = await tellWholeGames(games, creators)
  return told.map((game) => ({ ...game, correctAnswer: beforeThePick(game) }))
}

/** Only an existing answer is withheld: without one every pick is correct, which null says. */
function beforeThePick(game: WholeGame): Answer {
  const { correctAnswer } = game
  return decidedBy(game) === 'answer' && correctAnswer !== null ? 'withheld' : correctAnswer
}

export type WholeGame = WireGame & { correctAnswer: Side | null }

/** Games for creators and admins, with their answers. */
export async function tellWholeGames(
  games: readonly Game[],
  creators: CreatorsContract
): Promise<WholeGame[]> {
  const ids = new Set(games.map(({ creatorId }) => creatorId))
  const summaries = await creators.listSummaries([...ids])
  const nowMs = clock.nowMs()
  return games.map((game) => toWireGame(game, summaries.get(game.creatorId), nowMs))
}

function toWireGame(game: Game, creator: CreatorSummary | undefined, nowMs: number): WholeGame {
  return {
    id: game.id,
    text: game.text,
    gameTitle: game.gameTitle,
    gameType: game.gameType,
    sideA: game.sideA,
    sideB: game.sideB,
    correctAnswer: game.correctAnswer,
    // A new game counts as active once its start has passed; the row is updated with its next change.
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
    ...shownMediaOf(game),
  }
}
