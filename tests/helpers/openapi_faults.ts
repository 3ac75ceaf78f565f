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

interface DescribedOperation {
  summary?: string
  parameters: { name: string; description?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
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
  { summary = '', parameters, requestBody, responses }: DescribedOperation
) {
  const silent = parameters.filter(({ description }) => !description)
  const answers = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content['application/json']?.schema
    return schema && !isNamed(schema) ? [`${where} ${status}: the shape has no name`] : []
  })
  const bodies = Object.values(requestBody?.content ?? {})
  return [
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
