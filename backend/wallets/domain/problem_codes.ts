export const walletProblems = {
  E_GIFT_COLLECTED: { status: 409, message: 'Gift already collected today' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    wallets: typeof walletProblems
  }
}
