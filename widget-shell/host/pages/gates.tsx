import { SIGN_UP_PATH } from '@sidepick/rules/screens'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useAppSelector } from '../store/hooks'
import { hostTexts } from '../messages/texts'
import { Skeleton } from '../views/skeleton'
import { HOME } from './page_scene'
import { usePages } from './pages_context'

/** The address where strangers sign up or in. */
const AUTH_PATH = '/auth'

function ToSignIn() {
  const { returnPath } = usePages()
  const { pathname, search, hash } = useLocation()
  const wanted = pathname + search + hash
  useEffect(() => returnPath.save(wanted), [returnPath, wanted])
  const method = pathname.replace(/\/$/, '') === SIGN_UP_PATH ? 'sign_up' : 'sign_in'
  return <Navigate to={`${AUTH_PATH}?method=${method}`} replace />
}

/** Leaves for the game; it replaces this entry, so that nobody steps back into it. */
function ToGame({ to }: { to: string }) {
  const { scene } = usePages()
  useEffect(() => scene.goTo(to, { replace: true, speaker: 'card' }), [scene, to])
  return <Skeleton label={hostTexts(scene.entry.locale)('loading')} />
}

/** Leads players to their page and strangers to a game, or to the sign-in where no game is named. */
export function HomeGate() {
  const { scene } = usePages()
  const { loggedIn, loading } = useAppSelector((state) => state.session)
  if (loading) return <Skeleton label={hostTexts(scene.entry.locale)('loading')} />
  if (loggedIn) return <Navigate to={HOME} replace />
  const { home } = scene.entry
  return home === undefined ? <ToSignIn /> : <ToGame to={home} />
}

/** Shows the page to players; strangers sign in first and return. It waits until the session is known. */
export function PlayerGate() {
  const { scene } = usePages()
  const { loggedIn, loading } = useAppSelector((state) => state.session)
  if (loading) return <Skeleton label={hostTexts(scene.entry.locale)('loading')} />
  return loggedIn ? <Outlet /> : <ToSignIn />
}

/** Only for strangers; players are redirected once the profile is read. It draws nothing until the session is known. */
export function StrangerGate() {
  const { scene } = usePages()
  const { loggedIn, loading } = useAppSelector((state) => state.session)
  return loggedIn || loading ? (
    <Skeleton label={hostTexts(scene.entry.locale)('loading')} />
  ) : (
    <Outlet />
  )
}
