import type { CardEvents } from '@sidepick/card-kit'
import type { PlayEffect } from '../engine/play_state'
import type { Later } from '../later/later'
import { createStoredPicks } from '../picks/stored_picks'
import { createStore } from '../store/store'
import { cardEventHandlers } from './card_events'
import { performEffect } from './play_effects'
import { measureBy } from './measure'
import type { Scene } from './scene'
import { sceneRemotes } from './scene_remotes'
import { startEngine } from './start_engine'
import { storeByConsent } from './store_by_consent'
import type { Visit, VisitParts } from './visit'
import { watchPage } from './watch_page'

/** Navigation between screens is loaded with the dialogs. */
const loadGoTo = () => import(/* webpackChunkName: "views" */ './go_to_address')

const notLoaded = (error: unknown) => console.error('The rest of the host did not load', error)

/** Puts the parts of the host together. */
export function createVisit(given: VisitParts): Visit {
  const { entry, bridge, whenIdle } = given
  const app = createStore()
  const parts = { ...given, values: storeByConsent(given, app) }
  const picks = createStoredPicks(parts.values, entry.host)
  const gone = new AbortController()
  let later: Promise<Later> | null = null

  const perform = (effect: PlayEffect) => performEffect(effect, visit)
  const emitFrom: Scene['emitFrom'] = (speaker) => (name, data) => {
    const handle = cardEventHandlers[name] as (
      d: CardEvents[typeof name],
      v: Visit,
      from: typeof speaker
    ) => void
    handle(data, visit, speaker)
  }
  const emit = emitFrom('card')
  const remotes = sceneRemotes({
    ...parts,
    app,
    picks,
    emit,
    later: () => visit.later(),
    variants: () => visit.variants,
    signal: gone.signal,
  })

  const visit: Visit = {
    entry,
    app,
    engine: startEngine(parts, picks, app, perform),
    remotes,
    picks,
    bridge,
    whenIdle,
    values: parts.values,
    emit,
    emitFrom,
    hold: (held) => visit.engine.send({ type: 'hold_changed', reason: 'dialog', held }),
    signInWith: {},
    goTo: (to, { speaker }) =>
      void loadGoTo().then(({ goToAddress }) => goToAddress(visit, to, speaker), notLoaded),
    ...measureBy(bridge),
    pointsKept: () => visit.engine.send({ type: 'points_waited', sessionPoints: 0 }),
    leave: () => undefined,
    // A game is no screen.
    stands: () => false,
    later() {
      // A chunk that failed to load is loaded again on the next use.
      later ??= parts.loadLater(visit).catch((error: unknown) => {
        later = null
        throw error
      })
      return later
    },
    askForMoreHeight: { current: () => undefined },
    end() {
      gone.abort()
      visit.engine.stop()
      bridge.close()
      void later?.then((loaded) => loaded.stop())
    },
  }
  watchPage(visit)
  return visit
}
