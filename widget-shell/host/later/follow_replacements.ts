import { flushSync } from 'react-dom'
import { configNow } from '../app/config_now'
import type { Visit } from '../app/visit'
import { configPlaced } from '../store/widget_slice'
import { keepFocus } from './keep_focus'
import { namesOf, rulesOf, type PlacingRules } from './placed_cards'

/** Phases in which cards may be exchanged: nothing is picked yet. */
const OPEN = ['passive', 'question']

/**
 * Replaces the platform's first cards by a partner's once all of them have loaded, and reverts all of them when one
 * fails: a half replaced stage may have nothing to pick with. Returns a function that stops.
 */
export function followReplacements(visit: Visit, page: Document): () => void {
  const { entry, remotes, engine, app } = visit
  const { config } = entry.bootstrap
  const { replacements } = config
  if (!replacements) return () => undefined
  const standing = namesOf(rulesOf(config))
  const names = [...namesOf(rulesOf(replacements))].filter((name) => !standing.has(name))
  const focus = keepFocus(page)
  let state: 'waiting' | 'placed' | 'failed' = 'waiting'

  const place = ({ widgetComponents, gameScreenComponents }: PlacingRules) => {
    const next = { ...configNow(visit), widgetComponents, gameScreenComponents }
    focus.over(() => flushSync(() => app.store.dispatch(configPlaced(next))))
  }

  const giveWay = () => {
    if (state === 'placed') place(config)
    state = 'failed'
    stop()
  }

  const hasCome = (name: string) => {
    const remote = remotes.entryOf(name)
    const now = remote && remotes.stateOf(remote.id)
    if (!now || now.status === 'failed' || now.status === 'disabled') return null
    if (now.status !== 'ready') return false
    if (Object.hasOwn(now.cards, name)) return true
    if (!now.bringRest) return null
    now.bringRest().catch(giveWay)
    return false
  }

  const look = () => {
    if (state === 'failed') return
    focus.note()
    const found = names.map(hasCome)
    if (found.includes(null)) return giveWay()
    if (state === 'placed' || found.includes(false) || focus.isBusy()) return
    if (!OPEN.includes(engine.state().phase)) return
    state = 'placed'
    place(replacements)
  }

  const offRemotes = remotes.subscribe(() => queueMicrotask(look))
  // An event of the engine may come from an effect, within which React draws nothing at once.
  const offEngine = engine.subscribe(() => {
    focus.note()
    queueMicrotask(look)
  })
  // Not during rendering, when React reports a card that threw.
  visit.cardFailed = (name) => names.includes(name) && queueMicrotask(giveWay)
  const stop = () => {
    offRemotes()
    offEngine()
  }
  for (const name of names) {
    const remote = remotes.entryOf(name)
    if (remote) void remotes.load(remote.id)
  }
  look()
  return stop
}
