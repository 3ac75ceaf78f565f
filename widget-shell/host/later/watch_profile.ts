import { openOn } from '../app/modals'
import type { Scene } from '../app/scene'
import type { Session } from '../session/session'

/** Pause before the prompt, in milliseconds, so that the one about the terms comes first. */
const ASK_AFTER_MS = 2500

/**
 * Prompts for missing data of the profile, once per visit; a player may decline and play on. `mayAsk` is false in the console,
 * where people work and do not play.
 */
export function watchProfile(
  scene: Scene,
  session: Session,
  mayAsk: () => boolean = () => true
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedId: string | null = null
  const stop = () => clearTimeout(timer)

  session.on('logged_in', ({ profile: { id, profileIncomplete } }) => {
    stop()
    if (!profileIncomplete || askedId === id) return
    timer = setTimeout(() => {
      const profile = session.profile()
      if (profile?.id !== id || !profile.profileIncomplete || !mayAsk()) return
      askedId = id
      openOn(scene, 'profile_incomplete', {})
    }, ASK_AFTER_MS)
  })
  session.on('logged_out', stop)
  return stop
}
