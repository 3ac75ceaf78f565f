export const profileProblems = {
  E_PROFILE_INCOMPLETE: { status: 403, message: 'Complete your profile first' },
  E_USERNAME_TAKEN: { status: 409, message: 'Username is taken' },
  E_BIRTHDAY_SET: { status: 409, message: 'Your birthday cannot be changed' },
  E_REGION_LOCKED: { status: 409, message: 'You can change your country or state once in 90 days' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    profiles: typeof profileProblems
  }
}
