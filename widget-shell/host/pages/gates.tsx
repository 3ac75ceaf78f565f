import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useAppSelector } from '../store/hooks'
import { Skeleton } from '../views/skeleton'
import { usePages } from './pages_context'

/** The address where strangers sign up or in. */
const AUTH_PATH = '/auth'

function ToSignIn() {
  const { returnPath } = usePages()
  const { pathname, search, hash } = useLocation()
  const wanted = pathname + search + hash
  useEffect(() => returnPath.save(wanted), [returnPath, wanted])
  return <Navigate to={AUTH_PATH} replace />
}

/** Shows the page to players; strangers sign in first and return. It waits until the session is known. */
export function PlayerGate() {
  const { scene } = usePages()
  const { loggedIn, loading } = useAppSelector((state) => state.session)
  if (loading) return <Skeleton label={scene.texts('loading')} />
  return loggedIn ? <Outlet /> : <ToSignIn />
}

/** Only for strangers; players are redirected once the profile is read. It draws nothing until the session is known. */
export function StrangerGate() {
  const { scene } = usePages()
  const { loggedIn, loading } = useAppSelector((state) => state.session)
  return loggedIn || loading ? <Skeleton label={scene.texts('loading')} /> : <Outlet />
}
