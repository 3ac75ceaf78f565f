import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { Flag, FlagValue } from '#experiences/contract'
import { choice, count, decimal, flag, list, uuid } from '#shared/openapi/fields'

function fieldOf({ takes, says }: Flag) {
  const fields = {
    switch: () => flag(says),
    choice: () => choice(wordsOf(takes), says),
    number: () => decimal(says),
    whole: () => count(says),
    id: () => uuid(says),
    ids: () => list(vine.string(), says),
  }
  return fields[takes.kind]()
}

const wordsOf = (takes: FlagValue) => (takes.kind === 'choice' ? takes.words : [])

/** The flags of a configuration as the API answers them: those that the built-in base sets are always there. */
export const flagFields = (flags: Record<string, Flag>): Record<string, SchemaTypes> =>
  Object.fromEntries(
    Object.entries(flags).map(([name, one]) => [
      name,
      one.always ? fieldOf(one) : fieldOf(one).optional(),
    ])
  )
