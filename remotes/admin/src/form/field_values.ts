import { instantOf, localInput } from '../words/format'
import type { Field, Value } from './form_field'

interface Way {
  toInput: (value: unknown) => Value
  toValue: (typed: Value) => unknown
}

/** One of its parts a line. */
const LINES: Way = {
  toInput: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  toValue: (typed) =>
    String(typed)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
}

/** How a value is typed, by the kind of its field. */
const KINDS: Record<Field['kind'], Way> = {
  text: { toInput: (value) => String(value ?? ''), toValue: (typed) => typed },
  long: { toInput: (value) => String(value ?? ''), toValue: (typed) => typed },
  number: {
    toInput: (value) => String(value ?? ''),
    toValue: (typed) => (typed === '' ? null : Number(typed)),
  },
  instant: {
    toInput: (value) => (value ? localInput(String(value)) : ''),
    toValue: (typed) => instantOf(String(typed)),
  },
  // A flag that a record may not have; its options are '', 'on' and 'off'.
  switched: {
    toInput: (value) => (value === undefined ? '' : value === true ? 'on' : 'off'),
    toValue: (typed) => typed === 'on',
  },
  flag: { toInput: (value) => value === true, toValue: (typed) => typed },
  lines: LINES,
  games: LINES,
  json: {
    toInput: (value) => (value === undefined ? '' : JSON.stringify(value, null, 2)),
    toValue: (typed) => JSON.parse(String(typed) || '{}') as unknown,
  },
}

export type Typed = Readonly<Record<string, Value>>

/** The value of a field in a record; a dot leads into an object. */
export const read = (record: object, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], record)

/** Writes `a.b` as an object in an object, as the request wants it. */
export function put(target: Record<string, unknown>, name: string, value: unknown): void {
  const [first = '', ...rest] = name.split('.')
  if (rest.length === 0) target[first] = value
  else put((target[first] ??= {}) as Record<string, unknown>, rest.join('.'), value)
}

/** What the fields of a form show for a record, or before there is one. */
export const inputsOf = (fields: readonly Field[], record?: object): Typed =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [name, KINDS[kind].toInput(record && read(record, name))])
  )

/**
 * What the request says of a field; an empty one has no value.
 * @throws SyntaxError for text that is no JSON
 */
export const valueOf = ({ kind }: Field, typed: Value): unknown =>
  typed === '' && kind !== 'flag' ? null : KINDS[kind].toValue(typed)

/** What was read of these fields, for the server to compare. */
export function seenOf(record: object, fields: readonly Field[]): Record<string, unknown> {
  const seen: Record<string, unknown> = {}
  for (const { name } of fields) {
    const value = read(record, name)
    if (value !== undefined) put(seen, name, value)
  }
  return seen
}
