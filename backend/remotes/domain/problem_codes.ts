export const remoteProblems = {
  E_REGISTRY_CHANGED: {
    status: 409,
    message: 'Somebody else changed what is served meanwhile: read it again',
  },
  E_RELEASE_ADDRESS_TAKEN: {
    status: 409,
    message: 'This address was published with other content, and serves that for good',
  },
  E_RELEASE_KILLED: { status: 409, message: 'The release is killed: revive it first' },
  E_RELEASE_NONE_BEFORE: { status: 409, message: 'No release before this one may be served' },
  E_FLAVOUR_FOREIGN: { status: 409, message: 'The flavour is not of the owner of the release' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    remotes: typeof remoteProblems
  }
}
