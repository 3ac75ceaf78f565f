import { signUpVariant } from '@sidepick/rules/sign_up_variant'
import { openOn } from '../app/modals'
import type { Visit } from '../app/visit'

/**
 * Prompts a stranger to register after all games of the onboarding: when the last result was shown and the next game is
 * visible, once per visit. Returns a function that stops.
 */
export function watchLimit(visit: Visit): () => void {
  const { entry, engine, picks, app } = visit
  const { onboardingGameLimit } = entry.bootstrap.limits
  const { gameIndex: startedAt } = engine.state()
  const stop = engine.subscribe(() => {
    const { gameIndex, phase } = engine.state()
    // The end of the list prompts by itself.
    if (gameIndex === startedAt || phase === 'result' || phase === 'ended') return
    const { loggedIn, loading, registered } = app.store.getState().session
    if (loggedIn || loading || registered) return
    if (picks.played.all().length < onboardingGameLimit) return
    stop()
    openOn(visit, 'auth_requested', { screen: 'sign_up', variant: signUpVariant('limit_reached') })
  })
  return stop
}
