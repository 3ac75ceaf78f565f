import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

interface Operation {
  requestBody?: { content: { 'application/json'?: { schema: AnySchema } } }
  responses: Record<string, { content?: { 'application/json'?: { schema: AnySchema } } }>
}

const path = join(__dirname, '../../../../openapi.json')
const { paths } = JSON.parse(readFileSync(path, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }))

function fit(what: string, schema: AnySchema | undefined, value: unknown): void {
  if (schema === undefined || ajv.validate(schema, value)) return
  throw new Error(`${what} breaks openapi.json: ${ajv.errorsText(ajv.errors)}`)
}

/** Named parts stand for anything, but a path without them goes first. */
function pathOf(url: string): string {
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

/** Holds an answer that a test gives against the platform's description; errors have their own shape. */
export function assertDescribedAnswer(
  method: string,
  url: string,
  { status, body }: { status: number; body: unknown }
): void {
  if (status >= 400) return
  const described = operation(method, url).responses[String(status)]
  if (!described) throw new Error(`openapi.json describes no ${status} of ${method} ${url}`)
  fit(`${status} of ${method} ${url}`, described.content?.['application/json']?.schema, body)
}
