import { openOn } from '../app/modals'
import type { Scene } from '../app/scene'
import type { Session } from '../session/session'

/** Between learning who plays and asking, in milliseconds: the question about the terms has gone ahead by then. */
const ASK_AFTER_MS = 2500

/** Asks a player for what the account still lacks, once a visit: who says no may play on without. */
export function watchProfile(scene: Scene, session: Session): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedId: string | null = null
  const stop = () => clearTimeout(timer)

  session.on('logged_in', ({ profile: { id, profileIncomplete } }) => {
    stop()
    if (!profileIncomplete || askedId === id) return
    timer = setTimeout(() => {
      const profile = session.profile()
      if (profile?.id !== id || !profile.profileIncomplete) return
      askedId = id
      openOn(scene, 'profile_incomplete', {})
    }, ASK_AFTER_MS)
  })
  session.on('logged_out', stop)
  return stop
}
