import { isCorrect } from '@sidepick/rules/correctness'
import { isWithMajority, withPick } from '@sidepick/rules/majority'
import { isShareable } from '@sidepick/rules/shared_pick'
import type { Game, Side } from '@sidepick/rules/types'
import type { GamePlaysContract } from '#gameplays/contract'
import type { GamesContract, PlayedGamesContract } from '#games/contract'
import type { SharedVisit } from '#pages/domain/visit_code'

interface VisitPick {
  gameId: string
  side: Side
}

interface VisitSources {
  games: GamesContract
  played: PlayedGamesContract
  plays: GamePlaysContract
}

/** What the picks of a visit come to, each game once. A game that not everybody may see does not count. */
export async function countVisit(
  picks: readonly VisitPick[],
  { games, played, plays }: VisitSources
): Promise<SharedVisit> {
  const sides = new Map(picks.map(({ gameId, side }) => [gameId, side]))
  const ids = [...sides.keys()]
  const [found, answers, votes] = await Promise.all([
    games.listByIds(ids),
    played.listAnswers(ids),
    plays.votesOf(ids),
  ])
  const judge = (game: Game) => {
    const side = sides.get(game.id)!
    const counted = withPick(votes.get(game.id) ?? { a: 0, b: 0 }, side)
    const correctAnswer = answers.get(game.id) ?? null
    return {
      correct: isCorrect({ ...game, correctAnswer, side, votes: counted }),
      withCrowd: isWithMajority(counted, side),
    }
  }
  const judged = found.filter(isShareable).map(judge)
  return {
    results: judged.length,
    judged: judged.filter(({ correct }) => correct !== null).length,
    right: judged.filter(({ correct }) => correct).length,
    withCrowd: judged.filter(({ withCrowd }) => withCrowd).length,
  }
}
