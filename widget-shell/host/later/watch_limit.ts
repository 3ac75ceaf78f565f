import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import { openOn } from '../app/modals'
import type { Visit } from '../app/visit'

/**
 * Asks a stranger to register once they have finished as many games as the onboarding has: after the result of the last one was
 * seen, with the next game already in sight, and once a visit. Returns how to stop.
 */
export function watchLimit(visit: Visit): () => void {
  const { entry, engine, picks, app } = visit
  const { onboardingGameLimit } = entry.bootstrap.limits
  const { gameIndex: startedAt } = engine.state()
  const stop = engine.subscribe(() => {
    const { gameIndex, phase } = engine.state()
    // The end of the list asks by itself.
    if (gameIndex === startedAt || phase === 'result' || phase === 'ended') return
    const { loggedIn, loading, registered } = app.store.getState().session
    if (loggedIn || loading || registered) return
    if (picks.played.all().length < onboardingGameLimit) return
    stop()
    openOn(visit, 'auth_requested', { screen: 'sign_up', variant: signUpVariant('limit_reached') })
  })
  return stop
}
