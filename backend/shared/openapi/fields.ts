import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'

/**
 * Fields of what is sent. Each says in one sentence what it holds, with its unit where it has one. It says so by a rule
 * and not by Vine's `meta`: an object with a `meta` cannot be made optional or nullable any more.
 */
const says = vine.createRule<{ description: string; format?: string }>(() => undefined, {
  toJSONSchema: (schema, said) => Object.assign(schema, said),
})

/** For a field of a request, before `optional` and `nullable`: one sentence that says what it holds, with its unit. */
export const holds = (description: string) => says({ description })

export const text = (description: string) => vine.string().use(says({ description }))

export const uuid = (description: string) => vine.string().uuid().use(says({ description }))

/** ISO 8601 in UTC, with milliseconds. */
export const instant = (description: string) =>
  vine.string().use(says({ description, format: 'date-time' }))

export const flag = (description: string) => vine.boolean().use(says({ description }))

export const integer = (description: string) =>
  vine.number().withoutDecimals().use(says({ description }))

/** An integer from 0. */
export const count = (description: string) => integer(description).min(0)

/** A number that may have decimals. */
export const decimal = (description: string) => vine.number().use(says({ description }))

export const choice = <const Values extends readonly string[]>(
  values: Values,
  description: string
) => vine.enum(values).use(says({ description }))

export const list = <Item extends SchemaTypes>(item: Item, description: string) =>
  vine.array(item).use(says({ description }))

/** Values by free keys. */
export const record = <Value extends SchemaTypes>(value: Value, description: string) =>
  vine.record(value).use(says({ description }))

/** A value of any kind. */
export const value = (description: string) => vine.any().use(says({ description }))

/** An object whose members are not listed here. */
export const anything = (description: string) =>
  vine.object({}).allowUnknownProperties().use(says({ description }))
