export const prizeProblems = {
  E_PRIZE_NOT_OFFERED: {
    status: 409,
    message: 'The prize is not offered to you, or no longer',
  },
  E_PRIZE_NOT_ELIGIBLE: {
    status: 409,
    message: 'The winner no longer meets the conditions of the drawing',
  },
  E_PRIZE_NOT_CONFIRMED: {
    status: 409,
    message: 'The winner has not said where the prize goes, or it went already',
  },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    prizes: typeof prizeProblems
  }
}
