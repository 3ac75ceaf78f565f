import type { PlayView, Viewer } from '@sidepick/card-kit'
import { plainSlice } from './plain_slice'

interface SessionState extends Viewer {
  /** The player's week as the server knows it. */
  week: PlayView['week']
}

const stranger: SessionState = {
  loggedIn: false,
  loading: false,
  profile: null,
  week: null,
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
  weekLearned: (state, week: SessionState['week']) => ({ ...state, week }),
})

export const { sessionLoading, loggedIn, loggedOut, weekLearned } = sessionSlice.actions
