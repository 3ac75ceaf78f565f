import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Viewer } from '@sidepick/card-kit'
import type { AppDispatch, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

/** The play of the visit; the store has one before anything is drawn. */
export function usePlay() {
  const play = useAppSelector((state) => state.play)
  if (!play) throw new Error('Nothing may be drawn before the engine has started')
  return play
}

/**
 * Who plays, as cards and screens are told, those of partners too: nothing else of the session. Where the page wants no
 * prompts, a stranger counts as asked already.
 */
export function useViewer(): Viewer {
  const { loggedIn, loading, registered, promisedPoints, profile } = useAppSelector(
    (state) => state.session
  )
  const asks = useAppSelector((state) => state.widget.options.signUpPrompts)
  const isAsked = asks ? registered : true
  return useMemo(
    () => ({ loggedIn, loading, registered: isAsked, promisedPoints, profile }),
    [loggedIn, loading, isAsked, promisedPoints, profile]
  )
}
