import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, flag } from '#shared/openapi/fields'

export const usernameCheckSchema = component(
  'UsernameCheck',
  'Whether a username could be taken now.',
  vine.object({
    available: flag('Whether the name is free.'),
    reason: choice(
      ['taken', 'invalid', 'reserved'],
      'Why the name cannot be taken; left out when it can.'
    ).optional(),
  })
)
