export const experienceProblems = {
  E_EXPERIENCE_CHANGED: {
    status: 409,
    message: 'Somebody else changed this document meanwhile: read it again',
  },
  E_EXPERIENCE_RETIRED: { status: 409, message: 'Nothing is published for this owner' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    experiences: typeof experienceProblems
  }
}
