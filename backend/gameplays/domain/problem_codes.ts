export const gamePlayProblems = {
  E_ALREADY_PLAYED: { status: 409, message: 'Already played' },
  E_NOT_CLAIMABLE: { status: 409, message: 'Could not claim points' },
  E_GAME_CLOSED: { status: 410, message: 'Game has ended' },
  E_NOT_ENOUGH_TICKETS: { status: 422, message: 'Not enough tickets to play' },
  E_TICKET_NOT_ALLOWED: { status: 422, message: 'This ticket cannot be used here' },
  E_GAME_QUARANTINED: { status: 423, message: 'Game is under review' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    gameplays: typeof gamePlayProblems
  }
}
