import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ApiResponse } from '@japa/api-client'

interface Described {
  method: string
  path: RegExp
  /** Literal segments; the most literal path wins, as it does in the router. */
  literals: number
  validators: Map<string, ValidateFunction>
  /** What may be sent that is no JSON, by status. */
  texts: Map<string, string[]>
}

interface OpenapiDocument {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>
  >
}

/** Pages and streams of events. */
const TEXTS = ['text/html', 'text/event-stream']

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenapiDocument
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'openapi')

const escapePointer = (text: string) =>
  encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))

const described: Described[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    literals: path.split('/').filter((segment) => !segment.startsWith('{')).length,
    validators: new Map(
      Object.entries(operation.responses).flatMap(([status, response]) =>
        jsonTypes(response).map((type) => {
          const pointer = ['paths', path, method, 'responses', status, 'content', type, 'schema']
          const compiled = ajv.compile({ $ref: `openapi#/${pointer.map(escapePointer).join('/')}` })
          return [status, compiled] as const
        })
      )
    ),
    texts: new Map(
      Object.entries(operation.responses).map(([status, { content = {} }]) => [
        status,
        Object.keys(content).filter((type) => TEXTS.includes(type)),
      ])
    ),
  }))
)

function jsonTypes({ content = {} }: { content?: Record<string, unknown> }): string[] {
  return Object.keys(content).filter((type) => !TEXTS.includes(type))
}

/**
 * Holds an answer of the API against the committed description.
 * @throws when the operation, the status or the body is not described so
 */
export function assertDescribed(response: ApiResponse): void {
  const { method, pathname } = requestOf(response)
  const operation = described
    .filter((candidate) => candidate.method === method && candidate.path.test(pathname))
    .toSorted((a, b) => b.literals - a.literals)[0]
  if (!operation) return
  const status = response.status()
  if (status === 304) return
  if (operation.texts.get(String(status))?.includes(response.type())) return
  const validate = operation.validators.get(String(status)) ?? operation.validators.get('default')
  if (status < 400 && !operation.validators.has(String(status))) {
    throw new Error(`${method} ${pathname}: status ${status} is not described in openapi.json`)
  }
  if (validate && !validate(response.body())) {
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
