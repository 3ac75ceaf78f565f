import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

export type JsonSchema = Record<string, unknown>

/** JSON Schema of something that is sent. */
export function responseSchema(schema: SchemaTypes): JsonSchema {
  return plain(vine.create(schema).toJSONSchema() as JsonSchema) as JsonSchema
}

/** JSON Schema of something that is received. */
export function requestSchema(validator: { toJSONSchema(): object }): JsonSchema {
  return plain(validator.toJSONSchema() as JsonSchema) as JsonSchema
}

/** Vine describes a boolean by every spelling it accepts; the wire knows one. A nullable enum misses its null. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const { enum: choices, ...rest } = value as { enum?: unknown[] }
  if (choices?.includes(true) && choices.includes('true')) {
    return { type: choices.includes(null) ? ['boolean', 'null'] : 'boolean' }
  }
  const entries = Object.entries(rest).map(([key, member]) => [key, plain(member)] as const)
  return { ...Object.fromEntries(entries), ...(choices ? { enum: choices } : {}) }
}
