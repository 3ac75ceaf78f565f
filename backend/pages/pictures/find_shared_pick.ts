import { isShareable, suitsType, type SharedPick } from '@sidepick/rules/shared_pick'
import { game } from '#config/game'
import type { GamePlaysContract } from '#gameplays/contract'
import type { GamesContract } from '#games/contract'
import type { DrawnPick } from '#pages/pictures/draw_pick'

/** What the picture of a shared pick shows; null for a game that not everybody may see, or that cannot be shared so. */
export async function findSharedPick(
  gameId: string,
  pick: SharedPick,
  games: GamesContract,
  plays: GamePlaysContract
): Promise<DrawnPick | null> {
  const [found] = await games.listByIds([gameId])
  if (!found || !isShareable(found) || !suitsType(found.gameType, pick)) return null
  const { id, text, sideA, sideB } = found
  return { game: { id, text, sideA, sideB }, pick, percent: await percentOf(id, pick, plays) }
}

async function percentOf(gameId: string, pick: SharedPick, plays: GamePlaysContract) {
  if (pick !== 'A' && pick !== 'B') return null
  const { a, b } = (await plays.votesOf([gameId])).get(gameId) ?? { a: 0, b: 0 }
  if (a + b < game.sharing.fewestVotes) return null
  return Math.round((100 * (pick === 'A' ? a : b)) / (a + b))
}
