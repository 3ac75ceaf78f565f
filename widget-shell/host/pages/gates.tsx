import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useAppSelector } from '../store/hooks'
import { Skeleton } from '../views/skeleton'
import { usePages } from './pages_context'

/** Where strangers sign up or in. */
const AUTH_PATH = '/auth'

function ToSignIn() {
  const { returnPath } = usePages()
  const { pathname, search, hash } = useLocation()
  const wanted = pathname + search + hash
  useEffect(() => returnPath.save(wanted), [returnPath, wanted])
  return <Navigate to={AUTH_PATH} replace />
}

/** Lets players pass; strangers sign in first and come back, and nobody is sent away before it is known who they are. */
export function PlayerGate() {
  const { scene } = usePages()
  const { loggedIn, loading } = useAppSelector((state) => state.session)
  if (loading) return <Skeleton label={scene.texts('loading')} />
  return loggedIn ? <Outlet /> : <ToSignIn />
}

/** For strangers alone; a player is led on as soon as the profile is read, so nothing is drawn until it is known who comes. */
export function StrangerGate() {
  const { scene } = usePages()
  const { loggedIn, loading } = useAppSelector((state) => state.session)
  return loggedIn || loading ? <Skeleton label={scene.texts('loading')} /> : <Outlet />
}
