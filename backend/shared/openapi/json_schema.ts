import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

export type JsonSchema = Record<string, unknown>

/** JSON Schema of something that is sent. A member that may be null is there all the same. */
export function responseSchema(schema: SchemaTypes): JsonSchema {
  return rewrite(vine.create(schema).toJSONSchema(), [plainBoolean, requireNullable]) as JsonSchema
}

/** JSON Schema of something that is received. */
export function requestSchema(validator: { toJSONSchema(): object }): JsonSchema {
  return rewrite(validator.toJSONSchema(), [plainBoolean]) as JsonSchema
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

/** Vine describes a boolean by every spelling it accepts; the wire knows one. */
const plainBoolean: Rule = (schema) => {
  const { enum: choices, ...rest } = schema as { enum?: unknown[] }
  const isBoolean = Array.isArray(choices) && choices.includes(true) && choices.includes('true')
  return isBoolean ? { ...rest, type: 'boolean' } : schema
}

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
