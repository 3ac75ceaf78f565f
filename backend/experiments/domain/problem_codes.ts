export const experimentProblems = {
  E_EXPERIMENT_CHANGED: {
    status: 409,
    message: 'Somebody else changed this experiment meanwhile: read it again',
  },
  E_EXPERIMENT_STATUS: { status: 409, message: 'The status of the experiment does not allow this' },
  E_EXPERIMENT_OVER: { status: 409, message: 'The end of the experiment has passed' },
  E_EXPERIMENT_GROUP_FULL: {
    status: 409,
    message: 'The experiments that run in this group leave no room for its traffic',
  },
  E_EXPERIMENT_LIMIT: {
    status: 409,
    message: 'The partner has as many experiments as it may have',
  },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    experiments: typeof experimentProblems
  }
}
