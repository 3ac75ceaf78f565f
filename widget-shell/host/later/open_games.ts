import { selectGames } from '@sidepick/rules/playable'
import type { Game, GamePlay } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { playedIdsOf } from '../picks/stored_picks'
import { isToday } from './is_today'

/** Games that are asked for at a time. */
export const LIST_SIZE = 30

/**
 * Removes games that the player has played, here or according to the server, from the queue. The returned function does
 * the same for games that are added.
 */
export function learnPlayed({ entry, engine, picks }: Visit, gamePlays: readonly GamePlay[]) {
  const playedIds = playedIdsOf(picks)
  for (const { gameId } of gamePlays) playedIds.add(gameId)
  const now = new Date()
  const today = gamePlays.filter(({ createdAt }) => isToday(createdAt, now)).length
  engine.send({ type: 'plays_learned', gameIds: [...playedIds], today })
  const { creatorId } = entry.widget.playlist
  return (games: Game[]) =>
    selectGames({ games, autofilledGames: [], playedIds, now: new Date(), creatorId })
}
