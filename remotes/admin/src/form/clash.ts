import type { Field, Value } from './form_field'
import type { Typed } from './field_values'

/** One field that somebody else has saved while it was open here. */
export interface Moved {
  field: Field
  /** What it was when the form was opened. */
  before: Value
  now: Value
  /** What was typed here; null where nothing was. */
  yours: Value | null
}

interface Texts {
  before: Typed
  now: Typed
  typed: Typed
}

const ofField = ({ before, now, typed }: Texts, { name }: Field) => ({
  before: before[name] ?? '',
  now: now[name] ?? '',
  typed: typed[name] ?? '',
})

/** What somebody else has changed since the form was opened. */
export const movedIn = (fields: readonly Field[], texts: Texts): Moved[] =>
  fields.flatMap((field) => {
    const { before, now, typed } = ofField(texts, field)
    if (now === before) return []
    return [{ field, before, now, yours: typed === before ? null : typed }]
  })

/**
 * What the form shows on the ground of what the others saved: their values, and over them what was typed here, unless it
 * gives way.
 */
export const rebased = (fields: readonly Field[], texts: Texts, gives: 'way' | 'nothing'): Typed =>
  Object.fromEntries(
    fields.map((field) => {
      const { before, now, typed } = ofField(texts, field)
      const isMine = typed !== before && (gives === 'nothing' || now === before)
      return [field.name, isMine ? typed : now]
    })
  )
