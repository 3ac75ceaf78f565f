import { LIMITS } from '../generated_limits'
import type { AdminMessage, AdminText } from '../words/admin_text'
import type { FormCall } from './form_calls'

/** What the server takes of a field, in the words of its description. */
export interface Limits {
  kind: 'string' | 'number' | 'integer' | 'array' | 'object'
  required?: true
  /** Whether it may be without a value. */
  nullable?: true
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  pattern?: RegExp
  format?: 'uuid' | 'email' | 'date-time'
  enum?: readonly unknown[]
  unique?: true
  /** Of each item of a list. */
  each?: Limits
}

type Fault = readonly [message: AdminMessage, named?: Readonly<Record<string, number>>]

const FORMATS = {
  'uuid': /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  'email': /^[^\s@]+@[^\s@]+$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T/,
} as const

export const limitsOf = (call: FormCall | null, field: string): Limits | undefined =>
  call === null ? undefined : LIMITS[call][field]

/** What an emptied field is sent as: where the call knows no null, as an empty text or list. */
export function emptyOf(limits: Limits | undefined): unknown {
  if (limits?.kind === 'array') return []
  return limits?.minLength === 0 && !limits.nullable ? '' : null
}

/** What is wrong with a value, as far as the server has said before; the rest it says when it is sent. */
export function faultOfValue(value: unknown, limits: Limits, text: AdminText): string | null {
  const fault = breach(value, limits)
  return fault && text(...fault)
}

function breach(value: unknown, limits: Limits): Fault | null {
  if (value === null) return limits.nullable ? null : ['limit.required']
  if (Array.isArray(value)) return ofList(value, limits)
  if (typeof value === 'number') return ofNumber(value, limits)
  return typeof value === 'string' ? ofText(value, limits) : null
}

function ofNumber(value: number, { kind, minimum, maximum }: Limits): Fault | null {
  if (Number.isNaN(value)) return ['limit.number']
  if (kind === 'integer' && !Number.isInteger(value)) return ['limit.integer']
  if (minimum !== undefined && value < minimum) return ['limit.minimum', { least: minimum }]
  if (maximum !== undefined && value > maximum) return ['limit.maximum', { most: maximum }]
  return null
}

function ofText(value: string, limits: Limits): Fault | null {
  const { minLength = 0, maxLength = Infinity, pattern, format } = limits
  const said = value.trim()
  if (said === '' && minLength > 0) return ['limit.required']
  if (said.length < minLength) return ['limit.minLength', { least: minLength }]
  if (said.length > maxLength) return ['limit.maxLength', { most: maxLength }]
  // The server changes the letters of some fields before it looks: what it may take is not refused here.
  const ways = [said, said.toLowerCase(), said.toUpperCase()]
  const fits = (test: (way: string) => boolean) => ways.some(test)
  if (limits.enum && !fits((way) => limits.enum!.includes(way))) return ['limit.enum']
  if (pattern && !fits((way) => pattern.test(way))) return ['limit.pattern']
  if (format && !FORMATS[format].test(said)) return [`limit.${format}`]
  return null
}

function ofList(value: readonly unknown[], limits: Limits): Fault | null {
  const { minItems = 0, maxItems = Infinity, unique, each } = limits
  if (value.length < minItems) return ['limit.minItems', { least: minItems }]
  if (value.length > maxItems) return ['limit.maxItems', { most: maxItems }]
  if (unique && new Set(value).size < value.length) return ['limit.unique']
  for (const item of value) {
    const fault = each ? breach(item, each) : null
    if (fault) return fault
  }
  return null
}
