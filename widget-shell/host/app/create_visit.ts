import type { CardEvents } from '@sidepick/card-kit'
import type { PlayEffect } from '../engine/play_state'
import { latePart } from '../late_parts/late_part'
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
const loadGoTo = latePart(() => import(/* webpackChunkName: "views" */ './go_to_address'))

const nothing = () => undefined

/** Puts the parts of the host together. */
export function createVisit(given: VisitParts): Visit {
  const { entry, bridge, whenIdle } = given
  const app = createStore()
  const parts = { ...given, values: storeByConsent(given, app) }
  const picks = createStoredPicks(parts.values, entry.host)
  const gone = new AbortController()
  const bringLater = latePart(() => parts.loadLater(visit))
  let wantsLater = false

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
      void loadGoTo().then(({ goToAddress }) => goToAddress(visit, to, speaker), nothing),
    ...measureBy(bridge),
    pointsKept: () => visit.engine.send({ type: 'points_waited', sessionPoints: 0 }),
    leave: nothing,
    // A game is no screen.
    stands: () => false,
    later() {
      wantsLater = true
      return bringLater()
    },
    askForMoreHeight: { current: nothing },
    end() {
      gone.abort()
      visit.engine.stop()
      bridge.close()
      if (wantsLater) bringLater().then((later) => later.stop(), nothing)
    },
  }
  watchPage(visit)
  return visit
}
