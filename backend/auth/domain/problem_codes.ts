export const authProblems = {
  E_INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  E_REFRESH_INVALID: { status: 401, message: 'Session expired' },
  E_REFRESH_REUSED: { status: 401, message: 'Session expired' },
  E_REFRESH_ELSEWHERE: { status: 401, message: 'Session expired' },
  /** The session may be a stolen one: this needs a sign-in, or the password, of the last minutes. */
  E_SIGN_IN_AGAIN: { status: 403, message: 'Sign in again to do this' },
  E_BLOCKED: { status: 403, message: 'Account is blocked' },
  E_EMAIL_TAKEN: { status: 409, message: 'Conflict' },
  E_LINK_REQUIRED: {
    status: 409,
    message: 'Sign in with your password first to link this provider',
  },
  E_TOKEN_EXPIRED: { status: 410, message: 'Reset link expired, generate a new one' },
  E_EMAIL_VERIFY: { status: 410, message: 'Could not verify email' },
  E_PROVIDER_DISABLED: { status: 503, message: 'Provider not available' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    auth: typeof authProblems
  }
}
