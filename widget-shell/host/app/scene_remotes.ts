import { CONTRACT, type Http } from '@sidepick/card-kit'
import { hostForRemote } from '../federation/host_for_remote'
import type { RemoteLoader, Waiting } from '../federation/remote_loader'
import type { Remotes } from '../federation/remote_state'
import { createRemotes } from '../federation/remotes'
import { waitingPoints } from '../picks/stored_picks'
import { hasScreen } from './config_now'
import type { Scene } from './scene'

interface SceneParts extends Pick<Scene, 'entry' | 'app' | 'picks' | 'emit' | 'later'> {
  loader: RemoteLoader
  /** The variants of a visit, by experiment; a page has none. */
  variants?: () => Record<string, string> | undefined
  waiting: Waiting
  /** Aborted when the scene is over. */
  signal: AbortSignal
}

/** The remotes of a widget or a page; calls and queries are there for them once what loads later is. */
export function sceneRemotes(parts: SceneParts): Remotes {
  const { entry, app, picks, emit, later, loader, waiting, signal } = parts
  const remotes = createRemotes({
    entries: entry.bootstrap.remotes,
    loader,
    waiting,
    contract: CONTRACT,
    hostFor: (remote) =>
      hostForRemote(remote, {
        entry,
        app,
        emit,
        http: (async (...call: Parameters<Http>) => (await later()).http(...call)) as Http,
        apiFor: async (remoteId) => (await (await later()).api()).facadeFor(remoteId),
        hasScreen: (name) => hasScreen({ entry, app }, name),
        ads: async () => (await (await later()).ads?.()) ?? null,
        waitingPoints: () => waitingPoints(picks),
        variants: () => parts.variants?.() ?? {},
        signal,
        fail: (id, error) => remotes.fail(id, error),
      }),
    report: (remote, error) => console.warn(`Remote ${remote.id}: ${error.reason}`, error.message),
  })
  return remotes
}
