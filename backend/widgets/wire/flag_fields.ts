import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { Flag } from '#experiences/contract'
import { choice, count, decimal, flag, list, uuid } from '#shared/openapi/fields'

function fieldOf({ takes, says }: Flag) {
  switch (takes.kind) {
    case 'switch':
      return flag(says)
    case 'choice':
      return choice(takes.words, says)
    case 'number':
      return decimal(says)
    case 'whole':
      return count(says)
    case 'id':
      return uuid(says)
    case 'ids':
      return list(vine.string(), says)
  }
}

/** The flags of a configuration as the API answers them: those that the built-in base sets are always there. */
export const flagFields = (flags: Record<string, Flag>): Record<string, SchemaTypes> =>
  Object.fromEntries(
    Object.entries(flags).map(([name, one]) => [
      name,
      one.always ? fieldOf(one) : fieldOf(one).optional(),
    ])
  )
