import type { CardEvents, Emit } from '@sidepick/card-kit'
import { prefixOf } from '@sidepick/rules/path_prefix'
import { screenAt } from '@sidepick/rules/screens'
import type { PageData } from '@sidepick/rules/types'
import { placeOf } from '../app/address'
import { closeModal } from '../app/modals'
import type { Scene, Speaker } from '../app/scene'
import { sceneEventHandlers } from '../app/scene_events'
import { sceneRemotes } from '../app/scene_remotes'
import type { RemoteLoader, Waiting } from '../federation/remote_loader'
import type { LaterBase } from '../later/later'
import type { KeyValues } from '../picks/local_store'
import { createStoredPicks } from '../picks/stored_picks'
import { createStore } from '../store/store'

/** Navigation of a page; uses the router once it exists. */
export interface Moves {
  to: (path: string, options: { replace: boolean }) => void
  /** The current path without the payload. */
  here: () => string
  /** Back within the app; false when this page was the first. */
  back: () => boolean
}

export interface PageParts {
  entry: PageData
  values: KeyValues
  loader: RemoteLoader
  waiting: Waiting
  /** Made once the scene stands, which it needs. */
  later: () => LaterBase
  moves: Moves
  /** Somebody signs in over a page, or on one. */
  signsIn: (speaker: Speaker) => void
  measure: Scene['measure']
  measurements: Scene['measurements']
  assign: (href: string, options: { replace: boolean }) => void
}

/** The default page of a player. */
export const HOME = '/profile'

/** The default page after a sign-in. */
export function defaultPathOf({ bootstrap, init }: PageData): string {
  if (init.customPath?.startsWith('/custom/') && placeOf(init.customPath, bootstrap.remotes)) {
    return init.customPath
  }
  if (bootstrap.widget) return `/widget/${bootstrap.widget.id}`
  // A bare payload is no page of the server.
  const leadsOn = init.widgetId !== undefined || init.targetUrl !== undefined
  return leadsOn || prefixOf(window.location.pathname) === '' ? '/' : HOME
}

/** The host of a page, without a game. */
export function createPageScene(parts: PageParts): Scene {
  const { entry, moves } = parts
  const app = createStore()
  const picks = createStoredPicks(parts.values, entry.host)
  const later = () => Promise.resolve(parts.later())
  const emitFrom: Scene['emitFrom'] = (speaker) => (name, data) => {
    if (name === 'signed_in') parts.signsIn(speaker)
    // Events for a game have no handler on a page.
    const handlers = sceneEventHandlers as Partial<
      Record<keyof CardEvents, (d: typeof data, s: Scene, from: typeof speaker) => void>
    >
    handlers[name]?.(data, scene, speaker)
  }
  const emit: Emit = emitFrom('card')
  const signal = new AbortController().signal
  const remotes = sceneRemotes({ ...parts, app, picks, emit, later, signal })
  const scene: Scene = {
    entry,
    app,
    remotes,
    picks,
    emit,
    emitFrom,
    later,
    hold: () => undefined,
    askForMoreHeight: { current: () => undefined },
    signInWith: {},
    pointsKept: () => undefined,
    measure: parts.measure,
    measurements: parts.measurements,
    goTo(to, { replace, speaker }) {
      const place = placeOf(to, entry.bootstrap.remotes)
      if (place === null) return
      if (speaker === 'modal') closeModal(scene)
      const { pathname, search, hash } = place.url
      if (place.found) return moves.to(pathname + search + hash, { replace })
      parts.assign(place.href, { replace })
    },
    stands: (name) => screenAt(entry.bootstrap.remotes, moves.here())?.screen.name === name,
    leave() {
      if (!moves.back()) scene.goTo(defaultPathOf(entry), { replace: false, speaker: 'card' })
    },
  }
  return scene
}
