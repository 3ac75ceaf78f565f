import { requestSchema, responseSchema, type JsonSchema } from '#shared/openapi/json_schema'
import type { DescribedRoute, Operation } from '#shared/openapi/operation'
import { problemsOf, refusals } from '#shared/openapi/problems'
import { whoAndHowOften } from '#shared/openapi/who_and_how_often'
import { problemCodes } from '#shared/problem_codes'

/** What the whole document says of itself. */
export interface About {
  version: string
  description: string
  /** One sentence or two for each module that has operations. */
  modules: Readonly<Record<string, string>>
}

/** Shapes and answers that stand once and are referred to. */
interface Components {
  schemas: Record<string, JsonSchema>
  responses: Record<string, JsonSchema>
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
export function buildDocument(routes: readonly DescribedRoute[], about: About): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  const components: Components = { schemas: { Problem: problemSchema() }, responses: {} }
  const ordered = routes.toSorted((a, b) =>
    `${a.pattern} ${a.method}` < `${b.pattern} ${b.method}` ? -1 : 1
  )
  for (const route of ordered) {
    const path = route.pattern.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route, components) }
  }
  const { version, description, modules } = about
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sidepick',
      version,
      description,
      contact: { name: 'Sidepick' },
      license: LICENSE,
    },
    servers: [{ url: '/', description: 'The server that answers this document.' }],
    tags: Object.entries(modules).map(([name, says]) => ({ name, description: says })),
    paths,
    components: {
      schemas: sorted(components.schemas),
      responses: sorted(components.responses),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'Access token' },
        refreshToken: { type: 'http', scheme: 'bearer', description: 'Refresh token' },
        oneTimeToken: { type: 'http', scheme: 'bearer', description: 'Token of a mailed link' },
      },
    },
  }
}

/** An identifier of SPDX for terms that are on no list. */
const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' }

const sorted = (parts: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)))

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

function describe(route: DescribedRoute, { schemas, responses }: Components): JsonSchema {
  const { name, module, operation } = route
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
  return {
    operationId: name.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: operation.summary,
    description: whoAndHowOften(route),
    tags: [module],
    security: SECURITY[operation.auth],
    parameters: [
      ...pathParameters(route),
      ...queryParameters(operation),
      ...headerParameters(operation),
    ],
    ...requestBody(operation),
    responses: {
      ...Object.fromEntries(answers),
      ...refusals(problemsOf(route), responses),
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

function pathParameters({ pattern, matchers, operation }: DescribedRoute): JsonSchema[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const said = operation.path?.[name]
    const { description, ...set } = typeof said === 'object' ? said : { description: said }
    const match = matchers[name]
    const taken = match && !('enum' in set) ? { pattern: match.source } : {}
    return { name, in: 'path', description, required: true, schema: { ...text, ...set, ...taken } }
  })
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
