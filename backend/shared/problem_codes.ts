/** What a problem answers unless the one who throws it says otherwise. Clients branch on the code, never on the text. */
interface ProblemKind {
  status: number
  message: string
}

type ProblemTable = Readonly<Record<string, ProblemKind>>

/** The codes that belong to no single module. */
const KERNEL = {
  E_BAD_REQUEST: { status: 400, message: 'Bad request' },
  E_UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  E_FORBIDDEN: { status: 403, message: 'Forbidden' },
  E_NOT_FOUND: { status: 404, message: 'Not found' },
  E_ROUTE_NOT_FOUND: { status: 404, message: 'Not found' },
  E_BAD_TRANSITION: { status: 409, message: 'Change not allowed in this state' },
  E_CHANGED_MEANWHILE: { status: 409, message: 'Somebody else has changed this meanwhile' },
  E_IN_USE: { status: 409, message: 'Still in use' },
  E_IDEMPOTENCY_IN_FLIGHT: { status: 409, message: 'Request in progress' },
  E_BODY_TOO_LARGE: { status: 413, message: 'Request is too large' },
  E_CONTENT_TYPE: { status: 415, message: 'Send application/json' },
  E_VALIDATION: { status: 422, message: 'The request is not valid' },
  E_UNDERAGE: { status: 422, message: 'You must be 18 or older' },
  E_COUNTRY: { status: 422, message: 'Your country is not currently supported' },
  E_IDEMPOTENCY_MISMATCH: { status: 422, message: 'Key reused with another request' },
  E_BAD_CURSOR: { status: 422, message: 'Cursor is not valid' },
  E_MIXED_CURSOR: { status: 422, message: 'Cursor belongs to another order of the list' },
  E_DAILY_LIMIT: { status: 429, message: 'Daily limit reached' },
  E_TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests' },
  E_TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts, try again later' },
  E_INTERNAL: { status: 500, message: 'Unknown error' },
  E_NOT_IMPLEMENTED: { status: 501, message: 'Not implemented' },
  E_UNAVAILABLE: { status: 503, message: 'Temporarily unavailable, try again' },
} as const

/**
 * Every module's codes, by module. A module writes its own in `domain/problem_codes.ts`, adds them here by declaration
 * merging, and declares them in its provider.
 */
export interface ProblemTables {
  shared: typeof KERNEL
}

export type ProblemCode = {
  [Module in keyof ProblemTables]: keyof ProblemTables[Module]
}[keyof ProblemTables]

const kinds = new Map<string, ProblemKind>()

export const problemCodes = {
  /** @throws when a code has been declared before */
  declare(table: ProblemTable): void {
    for (const [code, kind] of Object.entries(table)) {
      // A provider may boot more than once.
      if (kinds.get(code) === kind) continue
      if (kinds.has(code)) throw new Error(`two modules declare the problem code ${code}`)
      kinds.set(code, kind)
    }
  },
  kindOf(code: ProblemCode): ProblemKind {
    const kind = kinds.get(code)
    if (!kind) throw new Error(`no module declares the problem code ${code}`)
    return kind
  },
  /** In alphabetical order. */
  list(): string[] {
    return [...kinds.keys()].sort()
  },
}

problemCodes.declare(KERNEL)
