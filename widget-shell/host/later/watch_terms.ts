import { openOn } from '../app/modals'
import type { Scene } from '../app/scene'
import type { Session } from '../session/session'
import { termsLearned } from '../store/session_slice'

/** Pause between sign-in and the prompt for the terms, in milliseconds. */
const ASK_AFTER_MS = 2000

/** Prompts for the terms when a sign-in or a refresh reports that the current ones are not accepted. */
export function watchTerms(scene: Scene, session: Session): () => void {
  const { store } = scene.app
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)

  session.on('credentials', ({ tosSignedAt, lastTosSigned }) => {
    store.dispatch(termsLearned(tosSignedAt))
    stop()
    if (lastTosSigned) return
    timer = setTimeout(() => {
      const signedMeanwhile = store.getState().session.tosSignedAt !== tosSignedAt
      if (session.status() === 'logged_in' && !signedMeanwhile) {
        openOn(scene, 'terms_needed', { tosSignedAt })
      }
    }, ASK_AFTER_MS)
  })
  session.on('logged_out', stop)
  return stop
}
