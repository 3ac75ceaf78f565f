import { requestSchema, responseSchema, type JsonSchema } from '#shared/openapi/json_schema'
import type { Operation } from '#shared/openapi/operation'
import { problemCodes } from '#shared/problem_codes'

export interface DescribedRoute {
  method: string
  /** As the router writes it: /v1/games/:id. */
  pattern: string
  name: string
  operation: Operation
}

const text = { type: 'string' }

/** Modules declare their codes when they boot, after this file is read. */
const problemSchema = (): JsonSchema => ({
  type: 'object',
  description: 'RFC 9457 problem details. Branch on `code`.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'message', 'errors'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    detail: text,
    instance: text,
    code: { type: 'string', enum: problemCodes.list() },
    message: text,
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message'],
        properties: { message: text, field: text, rule: text },
      },
    },
  },
})

/** The OpenAPI 3.1 document of these routes, in a stable order. */
export function buildDocument(routes: readonly DescribedRoute[], version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  const schemas: Record<string, JsonSchema> = { Problem: problemSchema() }
  const ordered = routes.toSorted((a, b) =>
    `${a.pattern} ${a.method}` < `${b.pattern} ${b.method}` ? -1 : 1
  )
  for (const route of ordered) {
    const path = route.pattern.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sidepick', version },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'Access token' },
        refreshToken: { type: 'http', scheme: 'bearer', description: 'Refresh token' },
        oneTimeToken: { type: 'http', scheme: 'bearer', description: 'Token of a mailed link' },
      },
    },
  }
}

const SECURITY: Record<Operation['auth'], JsonSchema[]> = {
  public: [],
  optional: [{}, { accessToken: [] }],
  refresh: [{ refreshToken: [] }],
  oneTime: [{ oneTimeToken: [] }],
  player: [{ accessToken: [] }],
  creator: [{ accessToken: [] }],
  creatorOrAdmin: [{ accessToken: [] }],
  admin: [{ accessToken: [] }],
  superadmin: [{ accessToken: [] }],
}

function describe(
  { name, pattern, operation }: DescribedRoute,
  schemas: Record<string, JsonSchema>
): JsonSchema {
  const answers = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    {
      description: operation.summary,
      content: {
        [operation.stream ? 'text/event-stream' : 'application/json']: {
          schema: responseSchema(schema, schemas),
        },
        ...(operation.page ? { 'text/html': { schema: text } } : {}),
      },
    },
  ])
  const problem = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  }
  return {
    operationId: name.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: operation.summary,
    tags: [name.split('.')[0]],
    security: SECURITY[operation.auth],
    parameters: [
      ...pathParameters(pattern, operation),
      ...queryParameters(operation),
      ...headerParameters(operation),
    ],
    ...requestBody(operation),
    responses: {
      ...Object.fromEntries(answers),
      default: { description: 'A problem', content: problem },
    },
  }
}

function requestBody({ body, files }: Operation): JsonSchema {
  const content = {
    ...(body ? { 'application/json': { schema: requestSchema(body) } } : {}),
    ...(files ? { 'multipart/form-data': { schema: formSchema(files) } } : {}),
  }
  return Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {}
}

const formSchema = (files: Record<string, string>): JsonSchema => ({
  type: 'object',
  required: Object.keys(files),
  properties: Object.fromEntries(
    Object.entries(files).map(([name, description]) => [
      name,
      { description, type: 'string', contentMediaType: 'application/octet-stream' },
    ])
  ),
})

function pathParameters(pattern: string, { path = {} }: Operation): JsonSchema[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    description: path[name],
    required: true,
    schema: text,
  }))
}

function queryParameters({ query }: Operation): JsonSchema[] {
  if (!query) return []
  const { properties = {}, required = [] } = requestSchema(query) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    description,
    required: required.includes(name),
    schema,
  }))
}

function headerParameters({ headers = {} }: Operation): JsonSchema[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    required: false,
    schema: text,
  }))
}
