export const accountProblems = {
  E_TOS_REQUIRED: { status: 403, message: 'Terms of service must be accepted' },
  E_PIN_EXPIRED: { status: 410, message: 'PIN expired' },
  E_PIN_INVALID: { status: 422, message: 'PIN is not valid' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    accounts: typeof accountProblems
  }
}
