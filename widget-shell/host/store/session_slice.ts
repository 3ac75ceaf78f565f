import type { PlayView, Viewer } from '@sidepick/card-kit'
import { plainSlice } from './plain_slice'

interface SessionState extends Viewer {
  /** The player's week as the server knows it. */
  week: PlayView['week']
  /** When the player last accepted the terms; null when never. */
  tosSignedAt: string | null
}

const stranger: SessionState = {
  loggedIn: false,
  loading: false,
  profile: null,
  week: null,
  tosSignedAt: null,
}

/** Who plays, for every card to see. */
export const sessionSlice = plainSlice(
  'session',
  stranger
)({
  sessionLoading: () => ({ ...stranger, loading: true }),
  loggedIn: ({ tosSignedAt, week }, profile: NonNullable<Viewer['profile']>) => ({
    ...stranger,
    tosSignedAt,
    week,
    loggedIn: true,
    profile,
  }),
  loggedOut: ({ registered }) => ({ ...stranger, registered }),
  registeredHere: (state) => ({ ...state, registered: true }),
  termsLearned: (state, tosSignedAt: string | null) => ({ ...state, tosSignedAt }),
  weekLearned: (state, week: SessionState['week']) => ({ ...state, week }),
})

export const { sessionLoading, loggedIn, loggedOut, registeredHere, termsLearned, weekLearned } =
  sessionSlice.actions
