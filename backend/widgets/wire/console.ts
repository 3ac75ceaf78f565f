import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, flag, list } from '#shared/openapi/fields'
import { remoteSchema } from '#widgets/wire/remote'

export const consoleSchema = component(
  'Console',
  'What somebody who works here opens the console with.',
  vine.object({
    reach: choice(['everybody', 'own'], "Whose records it shows: everybody's, or the caller's."),
    givesRoles: flag('Whether the caller gives and takes roles.'),
    remotes: list(remoteSchema, "The console's remotes, which no other answer names."),
  })
)
