import type { Visit } from '../app/visit'
import { playedIdsOf } from '../picks/stored_picks'
import type { Tabs } from '../session/tabs'

/** A game played in another tab of the same site is not offered here any more. */
export function learnPlays({ entry, engine, picks }: Visit, tabs: Tabs): () => void {
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent
    if (!key?.startsWith(`vs:${entry.host}:`)) return
    engine.send({ type: 'plays_learned', gameIds: [...playedIdsOf(picks)] })
  }
  tabs.addEventListener('storage', onStorage)
  return () => tabs.removeEventListener('storage', onStorage)
}
