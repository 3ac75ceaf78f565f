import type { Http } from '@sidepick/card-kit'
import { selectGames } from '@sidepick/rules/playable'
import type { WidgetData } from '@sidepick/rules/types'
import type { Visit } from '../app/visit'
import { playedIdsOf } from '../picks/stored_picks'

const SIZE = 30

/** Reads the widget as the player sees it: what they played leaves the queue, what is new joins it. */
export async function syncGames({ entry, engine, picks }: Visit, http: Http): Promise<void> {
  const path = `/v2/widgets/${encodeURIComponent(entry.widget.id)}?size=${SIZE}&language=${entry.locale}`
  try {
    const { playlist, gamePlays } = await http<WidgetData>(path)
    const playedIds = playedIdsOf(picks)
    for (const { gameId } of gamePlays) playedIds.add(gameId)
    engine.send({ type: 'plays_learned', gameIds: [...playedIds] })
    const { games, autofilledGames, creatorId } = playlist
    const fresh = selectGames({ games, autofilledGames, playedIds, now: new Date(), creatorId })
    engine.send({ type: 'games_added', games: fresh })
  } catch (error) {
    // The list at hand stays good; the server refuses a second play of a game in any case.
    console.warn('The list of games could not be read again', error)
  }
}
