export const gameProblems = {
  E_CONFLICT_OF_INTEREST: {
    status: 403,
    message: 'You cannot use black tickets on this game',
  },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    games: typeof gameProblems
  }
}
