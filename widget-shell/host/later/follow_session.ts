import type { SignInMethod } from '@sidepick/card-kit'
import type { Profile } from '@sidepick/rules/types'
import { dropScreens, openOn } from '../app/modals'
import type { Scene } from '../app/scene'
import type { Bridge } from '../bridge/bridge'
import { hashedId } from '../bridge/hashed_id'
import { hostTexts } from '../messages/texts'
import type { Replayed } from '../picks/replay_picks'
import type { Session } from '../session/session'
import {
  hashLearned,
  loggedIn,
  loggedOut,
  registeredHere,
  sessionLoading,
} from '../store/session_slice'
import { toastRaised } from '../store/widget_slice'
import { watchProfile } from './watch_profile'
import { watchTerms } from './watch_terms'

interface FollowParts {
  bridge: Pick<Bridge, 'send'>
  /** Cached data are out of date. */
  refresh: () => void
  /** Clears the cached data of the player who left. */
  forget: () => void
  /** A player has signed in; resolves with the waiting picks that counted, and whether a page of its own welcomes them. */
  cameIn: (method: SignInMethod | null) => Promise<Replayed & { welcomed?: boolean }>
  wentOut: () => void
  /** Whether a player may be asked for missing data now; always by default. */
  mayAskProfile?: () => boolean
}

const viewerOf = ({ id, username, avatar, profileColor, emailVerified }: Profile) => ({
  id,
  username,
  avatar,
  profileColor,
  emailVerified,
})

/** Updates store, dialogs and page when the session changes. Returns a function that stops. */
export function followSession(scene: Scene, session: Session, parts: FollowParts): () => void {
  const { app, picks, entry, measurements } = scene
  const texts = hostTexts(entry.locale)
  const { dispatch, getState } = app.store
  const bonus = scene.entry.bootstrap.limits.signUpBonus
  const greet = (text: string) => dispatch(toastRaised({ text, kind: 'success' }))
  /** Lets the page's statistics tell who came back, by a hash that no other widget's page can match. */
  const identify = async ({ id, pageKey }: Profile) => {
    const { widget } = entry.bootstrap
    const userId = widget && (await hashedId(pageKey, widget.id))
    if (!userId || getState().session.profile?.id !== id) return
    dispatch(hashLearned(userId))
    const data = { name: 'identify', properties: { ...measurements.hidden }, userId }
    parts.bridge.send('frame_break', { type: 'analytics', typeAction: 'identify', data })
  }
  if (picks.registered.all().length > 0) dispatch(registeredHere(picks.promised.all()[0] ?? 0))
  if (session.hasToken()) dispatch(sessionLoading())

  session.on('logged_in', async ({ profile, method }) => {
    if (!getState().session.loggedIn) dropScreens(scene)
    dispatch(loggedIn(viewerOf(profile)))
    void identify(profile)
    const { username } = profile
    if (method && method !== 'sign_up') greet(texts('toast.loggedIn', { name: username }))
    const { points, welcomed } = await parts.cameIn(method)
    picks.registered.clear()
    picks.promised.clear()
    if (method === 'sign_up' && !welcomed) {
      greet(texts('toast.signedUp', { name: username, points, bonus }))
      openOn(scene, 'signed_up', { username, points, bonus })
    }
    parts.refresh()
  })

  session.on('profile_read', ({ profile }) => dispatch(loggedIn(viewerOf(profile))))

  session.on('logged_out', ({ silent, unheard }) => {
    const { loggedIn: was } = getState().session
    dispatch(loggedOut())
    // No session existed, and none was expected.
    if (!was && silent) return
    dropScreens(scene)
    parts.wentOut()
    parts.forget()
    if (silent) return
    const [said, kind] = unheard
      ? (['toast.logOutFailed', 'error'] as const)
      : (['toast.loggedOut', 'info'] as const)
    dispatch(toastRaised({ text: texts(said), kind }))
    parts.bridge.send('vs_logout', {})
  })

  const stopTerms = watchTerms(scene, session)
  const stopProfile = watchProfile(scene, session, parts.mayAskProfile)
  return () => {
    stopTerms()
    stopProfile()
  }
}
