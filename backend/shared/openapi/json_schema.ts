import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { COMPONENT } from '#shared/openapi/component'

export type JsonSchema = Record<string, unknown>

/**
 * JSON Schema of a response. A nullable member is always present. A named shape is put into `components`, and a
 * reference stands in its place.
 * @throws when two shapes have one name
 */
export function responseSchema(
  schema: SchemaTypes,
  components: Record<string, JsonSchema>
): JsonSchema {
  const rules = [...PLAIN, requireNullable, refer(components)]
  return rewrite(vine.create(schema).toJSONSchema(), rules) as JsonSchema
}

/** JSON Schema of a request. */
export function requestSchema(validator: { toJSONSchema(): object }): JsonSchema {
  return rewrite(validator.toJSONSchema(), PLAIN) as JsonSchema
}

type Rule = (schema: JsonSchema) => JsonSchema

/** Applies rules to every schema inside a schema, the innermost first. */
function rewrite(value: unknown, rules: readonly Rule[]): unknown {
  if (Array.isArray(value)) return value.map((member) => rewrite(member, rules))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(
    ([key, member]) => [key, rewrite(member, rules)] as const
  )
  return rules.reduce((schema, rule) => rule(schema), Object.fromEntries(members) as JsonSchema)
}

/** Vine describes a boolean by every spelling that it accepts; the API documents one. */
const plainBoolean: Rule = (schema) => {
  const { enum: choices, ...rest } = schema as { enum?: unknown[] }
  const isBoolean = Array.isArray(choices) && choices.includes(true) && choices.includes('true')
  return isBoolean ? { ...rest, type: 'boolean' } : schema
}

/** Vine leaves out what a list of anything holds, and readers do not know whether that was forgotten. */
const openItems: Rule = (schema) =>
  schema.type === 'array' && schema.items === undefined ? { ...schema, items: {} } : schema

/** Vine writes `x or null` around the description of x; a reader looks for it beside the name. */
const outerDescription: Rule = (schema) => {
  const [first, second, ...others] = (schema.anyOf as JsonSchema[] | undefined) ?? []
  if (!first?.description || second?.type !== 'null' || others.length > 0) return schema
  const { description, ...rest } = first
  return { description, ...schema, anyOf: [rest, second] }
}

/** What is said more plainly than Vine says it, wherever it stands. */
const PLAIN = [plainBoolean, openItems, outerDescription] as const

const requireNullable: Rule = (schema) => {
  const { properties, required } = schema as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  if (!properties || !Array.isArray(required)) return schema
  const nullable = Object.keys(properties).filter((name) => allowsNull(properties[name] ?? {}))
  return { ...schema, required: [...new Set([...required, ...nullable])].sort() }
}

function allowsNull({ type, anyOf }: JsonSchema): boolean {
  if (Array.isArray(type)) return type.includes('null')
  return Array.isArray(anyOf) && anyOf.some((choice: JsonSchema) => choice.type === 'null')
}

const refer =
  (components: Record<string, JsonSchema>): Rule =>
  ({ [COMPONENT]: named, description, ...shape }) => {
    if (!named) return description === undefined ? shape : { description, ...shape }
    const { name, description: purpose } = named as { name: string; description: string }
    const { type } = shape
    const plain = Array.isArray(type) ? { ...shape, type: type.find((t) => t !== 'null') } : shape
    keep(components, name, { description: purpose, ...plain })
    const reference = { $ref: `#/components/schemas/${name}` }
    const said = description === undefined ? {} : { description }
    return plain === shape
      ? { ...said, ...reference }
      : { ...said, anyOf: [reference, { type: 'null' }] }
  }

function keep(components: Record<string, JsonSchema>, name: string, shape: JsonSchema): void {
  const known = components[name]
  if (known && JSON.stringify(known) !== JSON.stringify(shape)) {
    throw new Error(`Two shapes of the API are named ${name}`)
  }
  components[name] = shape
}
