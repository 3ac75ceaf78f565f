import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { aBootstrap, aGame, anEntry } from '../testing/fixtures'
import { visitRig } from '../testing/visit_rig'
import { useViewer } from './hooks'
import { countsLearned, hashLearned, loggedIn, termsLearned, weekLearned } from './session_slice'

test('cards and screens are told who plays, and nothing else of the session', () => {
  const { visit } = visitRig({ entry: anEntry([aGame()], { bootstrap: aBootstrap() }) })
  const { store } = visit.app
  const profile = { id: '7', username: 'ada', avatar: null, profileColor: '#123456' }
  store.dispatch(loggedIn(profile))
  store.dispatch(hashLearned('a-hash-of-the-player'))
  store.dispatch(termsLearned('2026-01-01T00:00:00Z'))
  store.dispatch(countsLearned({ unclaimed: 3 } as never))
  store.dispatch(weekLearned({ points: 9 } as never))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const { result, rerender } = renderHook(() => useViewer(), { wrapper })
  expect(store.getState().session).toMatchObject({ userHash: 'a-hash-of-the-player' })
  expect(result.current).toEqual({
    loggedIn: true,
    loading: false,
    registered: undefined,
    profile,
  })
  const before = result.current
  act(() => void store.dispatch(hashLearned('another')))
  rerender()
  expect(result.current).toBe(before)
})
