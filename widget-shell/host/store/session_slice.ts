import type { Viewer } from '@sidepick/card-kit'
import { plainSlice } from './plain_slice'

interface SessionState extends Viewer {
  /** The player's points of the week as the server knows them. */
  weeklyPoints: number | null
}

const stranger: SessionState = {
  loggedIn: false,
  loading: false,
  profile: null,
  weeklyPoints: null,
}

/** Who plays, for every card to see. */
export const sessionSlice = plainSlice(
  'session',
  stranger
)({
  sessionLoading: () => ({ ...stranger, loading: true }),
  loggedIn: (_state, profile: NonNullable<Viewer['profile']>) => ({
    ...stranger,
    loggedIn: true,
    profile,
  }),
  loggedOut: () => stranger,
  weeklyPointsLearned: (state, weeklyPoints: number) => ({ ...state, weeklyPoints }),
})

export const { sessionLoading, loggedIn, loggedOut, weeklyPointsLearned } = sessionSlice.actions
