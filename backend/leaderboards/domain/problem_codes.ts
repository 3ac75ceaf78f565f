export const leaderboardProblems = {
  E_LEADERBOARD_EXISTS: {
    status: 409,
    message: 'The series has, or had, a board in that week',
  },
  E_LEADERBOARD_CLOSED: {
    status: 409,
    message: 'The week has ended: what decides the drawing stays as it is',
  },
  E_LEADERBOARD_NOT_AWARDED: {
    status: 409,
    message: 'The prizes are not awarded yet; archive by force to hide the board all the same',
  },
  E_LEADERBOARD_NOT_COMMITTED: {
    status: 409,
    message: 'The board has no commitment: it was made before prizes were drawn',
  },
  E_DRAWING_TOO_EARLY: { status: 409, message: 'The prizes are drawn from the drawing date on' },
  E_DRAWING_ROUND_TO_COME: {
    status: 409,
    message: "The list is closed; the beacon's round that decides is still to come",
  },
  E_BEACON_SILENT: {
    status: 503,
    message: 'The beacon does not give the round that decides; nothing was drawn, try again',
  },
  E_LEADERBOARD_UNAVAILABLE: { status: 503, message: 'Leaderboard temporarily unavailable' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    leaderboards: typeof leaderboardProblems
  }
}
