import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { instant, list, text, uuid } from '#shared/openapi/fields'

export const invitationSchema = component(
  'Invitation',
  'An invitation that was mailed.',
  vine.object({
    email: text('E-mail address that it was mailed to.'),
    roles: list(vine.string(), 'Roles that the account will have.'),
    expiresAt: instant('When the mailed link ends.'),
  })
)

export const newAccountSchema = component(
  'NewAccount',
  'An account that waits for its player to open the mailed link.',
  vine.object({
    userId: uuid('Id of the account.'),
    email: text('E-mail address that the link was mailed to.'),
  })
)
