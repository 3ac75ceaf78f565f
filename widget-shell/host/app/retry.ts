import type { Visit } from './visit'

const TRIES_BEFORE_RELOAD = 3

/** Loads failed parts again; after three attempts reloads the whole frame. */
export function createRetry(
  { entry, remotes }: Pick<Visit, 'entry' | 'remotes'>,
  reload = () => window.location.reload()
) {
  let tries = 0
  return () => {
    tries += 1
    const failed = entry.bootstrap.remotes.filter(
      ({ id }) => remotes.stateOf(id).status === 'failed'
    )
    if (tries > TRIES_BEFORE_RELOAD || failed.length === 0) return reload()
    for (const { id } of failed) void remotes.retry(id)
  }
}
