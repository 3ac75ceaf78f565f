import { selectGames } from '@sidepick/rules/playable'
import type { Game, GamePlay } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { playedIdsOf } from '../picks/stored_picks'

/** Games that are asked for at a time. */
export const LIST_SIZE = 30

/**
 * Takes what the player has played, here or by the server's word, out of the queue; what is answered does the same to games
 * that are to join it.
 */
export function learnPlayed({ entry, engine, picks }: Visit, gamePlays: readonly GamePlay[]) {
  const playedIds = playedIdsOf(picks)
  for (const { gameId } of gamePlays) playedIds.add(gameId)
  engine.send({ type: 'plays_learned', gameIds: [...playedIds] })
  const { creatorId } = entry.widget.playlist
  return (games: Game[]) =>
    selectGames({ games, autofilledGames: [], playedIds, now: new Date(), creatorId })
}
