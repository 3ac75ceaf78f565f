import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag, text } from '#shared/openapi/fields'

export const changedPasswordSchema = component(
  'ChangedPassword',
  'Confirms a new password.',
  vine.object({ changed: flag('Always true.') })
)

export const resetPasswordSchema = component(
  'ResetPassword',
  'Confirms a password that was chosen by a mailed link.',
  vine.object({
    changed: flag('Always true.'),
    email: text('E-mail address of the account.'),
  })
)

export const resetLinkSchema = component(
  'ResetLink',
  'Whether a mailed link to choose a password works.',
  vine.object({
    valid: flag('Always true; a link that ended is refused.'),
    email: text('E-mail address of the account.'),
  })
)
