import { IDEMPOTENCY_HEADER, type DescribedRoute, type Operation } from '#shared/openapi/operation'
import { routeTraits } from '#shared/http/route_traits'
import { problemCodes, type ProblemCode } from '#shared/problem_codes'
import { requestSchema, type JsonSchema } from '#shared/openapi/json_schema'

type Codes = readonly ProblemCode[]

const STRANGERS: Codes = ['E_UNAUTHORIZED']
const OTHER_ROLES: Codes = ['E_UNAUTHORIZED', 'E_FORBIDDEN']

/** What callers are told who may not make the call. */
const BY_CALLER: Record<Operation['auth'], Codes> = {
  public: [],
  optional: [],
  refresh: STRANGERS,
  oneTime: STRANGERS,
  player: STRANGERS,
  creator: OTHER_ROLES,
  creatorOrAdmin: OTHER_ROLES,
  admin: OTHER_ROLES,
  superadmin: OTHER_ROLES,
}

const UNREADABLE_BODY: Codes = ['E_BAD_REQUEST', 'E_BODY_TOO_LARGE', 'E_CONTENT_TYPE']
const REUSED_KEY: Codes = ['E_VALIDATION', 'E_IDEMPOTENCY_IN_FLIGHT', 'E_IDEMPOTENCY_MISMATCH']

/** What an operation answers where it refuses. */
interface Refused {
  code: ProblemCode
  status: number
}

/**
 * Every problem that this operation answers, by code: those of its own rules, and those of each operation that takes what it
 * takes.
 */
export function problemsOf({ method, name, operation }: DescribedRoute): Refused[] {
  const { auth, path, query, body, files, headers, problems = [] } = operation
  const isIdempotent = Object.keys(IDEMPOTENCY_HEADER).some((header) =>
    Object.hasOwn(headers ?? {}, header)
  )
  const codes: Codes[] = [
    BY_CALLER[auth],
    path ? ['E_NOT_FOUND'] : [],
    query || body || files ? ['E_BAD_REQUEST', 'E_VALIDATION'] : [],
    takes(query, 'start') ? ['E_BAD_CURSOR'] : [],
    takes(query, 'sort') ? ['E_MIXED_CURSOR'] : [],
    takes(body, 'expected') ? ['E_CHANGED_MEANWHILE'] : [],
    method === 'GET' || routeTraits.withoutBody.has(name) ? [] : UNREADABLE_BODY,
    isIdempotent ? REUSED_KEY : [],
    routeTraits.provenLately.has(name) ? ['E_SIGN_IN_AGAIN'] : [],
    busyCodes(name),
    [routeTraits.failures.get(name) ?? 'E_INTERNAL', 'E_UNAVAILABLE'],
  ]
  const refused = [...problems, ...codes.flat()].map((problem) =>
    typeof problem === 'string'
      ? { code: problem, status: problemCodes.kindOf(problem).status }
      : { code: problem[0], status: problem[1] }
  )
  const byCode = new Map(refused.map((one) => [`${one.code} ${one.status}`, one]))
  return [...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1))
}

/** Whether a request has a field that stands for the same in every operation: a page's cursor, what was read before. */
function takes(schema: Operation['query'], field: string): boolean {
  return schema !== undefined && Object.hasOwn(requestSchema(schema).properties ?? {}, field)
}

function busyCodes(name: string): Codes {
  const isSilent = routeTraits.unlimited.has(name) || routeTraits.busyWhenThrottled.has(name)
  return isSilent ? [] : ['E_TOO_MANY_REQUESTS']
}

/**
 * The answers of an operation that refuses so, by status. What is answered with one code alone stands once, in `shared`, and is
 * referred to.
 */
export function refusals(
  refused: readonly Refused[],
  shared: Record<string, JsonSchema>
): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(refused, ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, all]) => {
      const codes = all.map(({ code }) => code)
      const [first] = codes
      if (first === undefined || codes.length > 1) return [status, answerOf(codes)]
      if (problemCodes.kindOf(first).status !== status) return [status, answerOf(codes)]
      shared[first] ??= answerOf(codes)
      return [status, { $ref: `#/components/responses/${first}` }]
    })
  )
}

const answerOf = (codes: Codes): JsonSchema => ({
  description: codes.map((code) => `${code}: ${problemCodes.kindOf(code).message}`).join('. '),
  content: {
    'application/problem+json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Problem' },
          { type: 'object', properties: { code: { type: 'string', enum: codes } } },
        ],
      },
    },
  },
})
