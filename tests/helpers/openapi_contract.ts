import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ApiResponse } from '@japa/api-client'

/** The address is of no operation: a part of it is none that the path takes, such as no id. */
const NO_OPERATION = 'E_ROUTE_NOT_FOUND'

/** Keys that lead to a part of the document. */
type Place = readonly string[]

interface Described {
  method: string
  path: RegExp
  /** Literal segments; the most literal path wins, as it does in the router. */
  literals: number
  /** Where its answers stand, by status. */
  answers: Map<string, Place>
}

interface Answer {
  $ref?: string
  content?: Record<string, unknown>
}

interface OpenapiDocument {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
}

/** Pages and streams of events, which are no JSON. */
const TEXTS = ['text/html', 'text/event-stream']

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenapiDocument
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'openapi')

const described: Described[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { responses }]) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    literals: path.split('/').filter((segment) => !segment.startsWith('{')).length,
    answers: new Map(
      Object.entries(responses).map(([status, { $ref }]) => [
        status,
        $ref ? $ref.split('/').slice(1) : ['paths', path, method, 'responses', status],
      ])
    ),
  }))
)

/** Content types of the answer that stands there. */
function typesAt(place: Place): string[] {
  const answer = place.reduce<unknown>(
    (part, key) => (part as Record<string, unknown>)[key],
    document
  )
  return Object.keys((answer as Answer).content ?? {})
}

const escapePointer = (text: string) =>
  encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Refused calls share their answers, so that each is compiled once. */
const compiled = new Map<string, ValidateFunction>()

function validatorAt(place: Place): ValidateFunction {
  const $ref = `openapi#/${place.map(escapePointer).join('/')}`
  const known = compiled.get($ref) ?? ajv.compile({ $ref })
  compiled.set($ref, known)
  return known
}

/**
 * Holds an answer of the API against the committed description.
 * @throws when the operation, the status, the code of a problem or the body is not described so
 */
export function assertDescribed(response: ApiResponse): void {
  const { method, pathname } = requestOf(response)
  const operation = described
    .filter((candidate) => candidate.method === method && candidate.path.test(pathname))
    .toSorted((a, b) => b.literals - a.literals)[0]
  const status = response.status()
  const { code = '' } = (response.body() ?? {}) as { code?: string }
  if (!operation || status === 304 || code === NO_OPERATION) return
  const place = operation.answers.get(String(status))
  const undescribed = () =>
    new Error(
      `${method} ${pathname}: openapi.json describes no ${status} ${code}; its controller names its problems`
    )
  if (!place) throw undescribed()
  const types = typesAt(place)
  if (TEXTS.includes(response.type()) && types.includes(response.type())) return
  for (const type of types.filter((one) => !TEXTS.includes(one))) {
    const validate = validatorAt([...place, 'content', type, 'schema'])
    if (validate(response.body())) continue
    const isOfCode = validate.errors?.some(({ instancePath }) => instancePath === '/code')
    if (status >= 400 && isOfCode) throw undescribed()
    throw new Error(
      `${method} ${pathname} (${status}) breaks openapi.json: ${ajv.errorsText(validate.errors)}`
    )
  }
}

function requestOf(response: ApiResponse): { method: string; pathname: string } {
  const { method, endpoint } = response.request.config
  return {
    method,
    pathname: new URL(endpoint, response.request.config.baseUrl ?? 'http://localhost').pathname,
  }
}
