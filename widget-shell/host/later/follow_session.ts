import type { Http } from '@sidepick/card-kit'
import type { Visit } from '../app/visit'
import type { Replayed } from '../picks/replay_picks'
import { waitingPoints } from '../picks/stored_picks'
import type { Session } from '../session/session'
import { loggedIn, loggedOut, sessionLoading } from '../store/session_slice'
import { toastRaised } from '../store/widget_slice'
import { syncGames } from './sync_games'

interface FollowParts {
  http: Http
  /** What was read before is out of date. */
  refresh: () => void
  /** Forgets what was read for the player who left. */
  forget: () => void
  /** Sends what waits for whoever plays now. */
  catchUp: () => Promise<Replayed>
}

/** Keeps store, engine and page in step with who plays. */
export function followSession(visit: Visit, session: Session, parts: FollowParts) {
  const { app, engine, picks, bridge, texts } = visit
  const { dispatch } = app.store
  const bonus = visit.entry.bootstrap.limits.signUpBonus
  if (session.hasToken()) dispatch(sessionLoading())

  session.on('logged_in', async ({ profile, method }) => {
    const { id, username, avatar, profileColor } = profile
    dispatch(loggedIn({ id, username, avatar, profileColor }))
    engine.send({ type: 'logged_in' })
    const greet = (text: string) => dispatch(toastRaised({ text, kind: 'success' }))
    if (method === 'sign_in') greet(texts('toast.loggedIn', { name: username }))
    const { points } = await parts.catchUp()
    if (method === 'sign_up') greet(texts('toast.signedUp', { name: username, points, bonus }))
    parts.refresh()
    await syncGames(visit, parts.http)
  })

  session.on('logged_out', ({ byPlayer }) => {
    const { loggedIn: was } = app.store.getState().session
    dispatch(loggedOut())
    if (!was) return
    engine.send({ type: 'logged_out', sessionPoints: waitingPoints(picks) })
    picks.sent.clear()
    parts.forget()
    if (!byPlayer) return
    dispatch(toastRaised({ text: texts('toast.loggedOut'), kind: 'info' }))
    bridge.send('vs_logout', {})
  })
}
