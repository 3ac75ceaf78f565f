interface Schema {
  $ref?: string
  description?: string
  format?: string
  type?: string | string[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
}

/** What a part of an address may be. */
interface Values {
  enum?: string[]
  pattern?: string
}

interface DescribedOperation {
  summary?: string
  parameters: { name: string; in?: string; description?: string; schema?: Values }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  /** One that is referred to has no content of its own. */
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  /** Empty where strangers may call. */
  security?: object[]
}

export interface DescribedApi {
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, Schema> }
}

/** A capital letter, and at least a subject and a verb. */
const SENTENCE = /^[A-Z]\S*( \S+){2}/

/** Names of fields that hold an instant. */
const INSTANT = /^(at|timestamp)$|(At|Time|Date|effectiveFrom)$/

/** What readers of openapi.json miss in it; empty when it says everything. */
export function openapiFaults({ paths, components }: DescribedApi): string[] {
  const shapes = Object.entries(components.schemas).filter(([name]) => name !== 'Problem')
  return [
    ...ambiguousPaths(paths),
    ...Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) =>
        operationFaults(`${method} ${path}`, operation)
      )
    ),
    ...shapes.flatMap(([name, schema]) => [
      ...(schema.description ? [] : [`${name} has no description`]),
      ...silentFields(name, schema),
      ...plainInstants(name, schema),
    ]),
  ]
}

function operationFaults(
  where: string,
  { summary = '', parameters, requestBody, responses, security = [] }: DescribedOperation
) {
  const silent = parameters.filter(({ description }) => !description)
  const answers = Object.entries(responses).flatMap(([status, { content = {} }]) => {
    const schema = content['application/json']?.schema
    return schema && !isNamed(schema) ? [`${where} ${status}: the shape has no name`] : []
  })
  const bodies = Object.values(requestBody?.content ?? {})
  const kinds = new Set(Object.keys(responses).map((status) => status.charAt(0)))
  const refuses = security.length > 0 || parameters.length > 0 || requestBody !== undefined
  return [
    ...(kinds.has('2') || kinds.has('3') ? [] : [`${where}: no answer is a success`]),
    ...(kinds.has('4') || !refuses ? [] : [`${where}: it takes something, and refuses nothing`]),
    ...(SENTENCE.test(summary) ? [] : [`${where}: the summary is no sentence`]),
    ...silent.map(({ name }) => `${where}: the parameter ${name} has no description`),
    ...bodies.flatMap(({ schema }) => silentFields(`${where}: the body`, schema)),
    ...answers,
  ]
}

const isNamed = ({ $ref, items, anyOf }: Schema): boolean =>
  $ref !== undefined || (items ? isNamed(items) : (anyOf ?? []).some(isNamed))

const silentFields = (where: string, schema: Schema): string[] =>
  fieldsIn(where, schema)
    .filter(({ field }) => field.description === undefined && !isNamed(field))
    .map(({ path }) => `${path} has no description`)

/** A request may give an instant in another form too. */
const plainInstants = (where: string, schema: Schema): string[] =>
  fieldsIn(where, schema)
    .filter(({ name, field }) => INSTANT.test(name) && [field.type].flat().includes('string'))
    .filter(({ field }) => field.format !== 'date-time')
    .map(({ path }) => `${path} is no date-time`)

interface Field {
  path: string
  name: string
  field: Schema
}

/** Every field of a shape, at any depth. */
function fieldsIn(where: string, schema: Schema): Field[] {
  const { properties = {}, items, anyOf = [], additionalProperties } = schema
  const inner = [items, additionalProperties, ...anyOf].filter((part) => typeof part === 'object')
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      const path = `${where}.${name}`
      return [{ path, name, field }, ...fieldsIn(path, field)]
    }),
    ...inner.flatMap((part) => fieldsIn(where, part)),
  ]
}

type Segment = string | Values

/**
 * Pairs of calls of one method that one address could mean, where neither is the more literal one. Redocly's rule of that
 * name looks neither at the method nor at the values that a part may have.
 */
function ambiguousPaths(paths: DescribedApi['paths']): string[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method,
      segments: path.split('/').map((segment) => segmentOf(segment, operation)),
    }))
  )
  return calls.flatMap((one, index) =>
    calls
      .slice(index + 1)
      .filter((other) => other.method === one.method && isUndecided(one.segments, other.segments))
      .map((other) => `${one.name} and ${other.name}: one address could mean both`)
  )
}

function segmentOf(segment: string, { parameters }: DescribedOperation): Segment {
  if (!segment.startsWith('{')) return segment
  const name = segment.slice(1, -1)
  const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
  return parameter?.schema ?? {}
}

function isUndecided(one: Segment[], other: Segment[]): boolean {
  if (one.length !== other.length) return false
  const pairs = one.map((segment, at) => [segment, other[at]!] as const)
  if (!pairs.every(([a, b]) => mayBeBoth(a, b))) return false
  const isAhead = pairs.some(([a, b]) => typeof a === 'string' && typeof b !== 'string')
  const isBehind = pairs.some(([a, b]) => typeof a !== 'string' && typeof b === 'string')
  return isAhead === isBehind
}

function mayBeBoth(a: Segment, b: Segment): boolean {
  if (typeof a === 'string') return typeof b === 'string' ? a === b : mayBe(b, a)
  return typeof b === 'string' ? mayBe(a, b) : true
}

const mayBe = (part: Values, text: string) =>
  (part.enum ?? [text]).includes(text) && new RegExp(part.pattern ?? '').test(text)
