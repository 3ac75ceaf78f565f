import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

interface Operation {
  requestBody?: { content: { 'application/json'?: { schema: AnySchema } } }
  responses: Record<string, Answer>
}

interface Answer {
  /** Names the code, where there is one alone. */
  $ref?: string
  content?: {
    'application/json'?: { schema: AnySchema }
    'application/problem+json'?: {
      schema: { allOf: { properties?: { code: { enum: string[] } } }[] }
    }
  }
}

const path = join(__dirname, '../../../../openapi.json')
const { paths, components } = JSON.parse(readFileSync(path, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
  components: object
}
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }))

const compiled = new Map<AnySchema, ValidateFunction>()

/** A schema refers to the named ones of the document, so it is compiled with them beside it. */
function validatorOf(schema: AnySchema): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile({ ...(schema as object), components })
  compiled.set(schema, known)
  return known
}

function fit(what: string, schema: AnySchema | undefined, value: unknown): void {
  if (schema === undefined) return
  const validate = validatorOf(schema)
  if (validate(value)) return
  throw new Error(`${what} breaks openapi.json: ${ajv.errorsText(validate.errors)}`)
}

/** Named parts stand for anything, but a path without them goes first. */
function pathOf(address: string): string {
  const [url = ''] = address.split('?')
  if (paths[url]) return url
  const fits = (known: string) => new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(url)
  return Object.keys(paths).find(fits) ?? url
}

const operation = (method: string, url: string): Operation => {
  const found = paths[pathOf(url)]?.[method.toLowerCase()]
  if (!found) throw new Error(`openapi.json describes no ${method} ${url}`)
  return found
}

/** Holds a call against the platform's description. */
export function assertDescribedCall(method: string, url: string, body: unknown): void {
  const { requestBody } = operation(method, url)
  fit(`${method} ${url}`, requestBody?.content['application/json']?.schema, body)
}

/** Codes of the problems that an answer may be. */
const codesOf = ({ $ref, content }: Answer): string[] =>
  $ref
    ? [$ref.split('/').at(-1)!]
    : (content?.['application/problem+json']?.schema.allOf ?? []).flatMap(
        ({ properties }) => properties?.code.enum ?? []
      )

/** Holds an answer that a test gives against the platform's description; of a problem, its status and code. */
export function assertDescribedAnswer(
  method: string,
  url: string,
  { status, body }: { status: number; body: unknown }
): void {
  const described = operation(method, url).responses[String(status)]
  const { code = '' } = (body ?? {}) as { code?: string }
  if (!described || (status >= 400 && code && !codesOf(described).includes(code))) {
    throw new Error(`openapi.json describes no ${status} ${code} of ${method} ${url}`)
  }
  fit(`${status} of ${method} ${url}`, described.content?.['application/json']?.schema, body)
}
