import type { PlayView, Viewer } from '@sidepick/card-kit'
import type { NotificationCounts } from '@sidepick/rules/generated_wire'
import { plainSlice } from './plain_slice'

interface SessionState extends Viewer {
  /** The player's week as the server knows it. */
  week: PlayView['week']
  /** When the player last accepted the terms; null when never. */
  tosSignedAt: string | null
  /** By which the pages of this widget know the player; null until it is made. */
  userHash: string | null
  /** What waits to be seen and claimed; null until the server has said. */
  counts: NotificationCounts | null
}

const stranger: SessionState = {
  loggedIn: false,
  loading: false,
  profile: null,
  week: null,
  tosSignedAt: null,
  counts: null,
  userHash: null,
}

/** Who plays, for every card to see. */
export const sessionSlice = plainSlice(
  'session',
  stranger
)({
  sessionLoading: () => ({ ...stranger, loading: true }),
  loggedIn: (
    { tosSignedAt, week, counts, userHash, profile: before },
    profile: NonNullable<Viewer['profile']>
  ) => ({
    ...stranger,
    tosSignedAt,
    week,
    counts,
    userHash: before?.id === profile.id ? userHash : null,
    loggedIn: true,
    profile,
  }),
  loggedOut: ({ registered, promisedPoints }) => ({ ...stranger, registered, promisedPoints }),
  registeredHere: (state, promisedPoints: number) => ({
    ...state,
    registered: true,
    promisedPoints,
  }),
  termsLearned: (state, tosSignedAt: string | null) => ({ ...state, tosSignedAt }),
  weekLearned: (state, week: SessionState['week']) => ({ ...state, week }),
  hashLearned: (state, userHash: string) => ({ ...state, userHash }),
  countsLearned: (state, counts: NotificationCounts) => ({ ...state, counts }),
})

export const {
  sessionLoading,
  loggedIn,
  loggedOut,
  registeredHere,
  termsLearned,
  weekLearned,
  hashLearned,
  countsLearned,
} = sessionSlice.actions
