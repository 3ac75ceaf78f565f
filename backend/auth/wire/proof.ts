import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, instant } from '#shared/openapi/fields'

export const proofSchema = component(
  'SessionProof',
  'Until when a session may do what a stolen one must not, and how that is renewed.',
  vine.object({
    by: choice(
      ['password', 'sign_in'],
      'What proves that the player is present: the password, or a new sign-in where the account has none.'
    ),
    until: instant('Until when the last proof counts; in the past when it no longer does.'),
  })
)
