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
  E_LEADERBOARD_UNAVAILABLE: { status: 503, message: 'Leaderboard temporarily unavailable' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    leaderboards: typeof leaderboardProblems
  }
}
