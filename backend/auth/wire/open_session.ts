import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag, instant, uuid } from '#shared/openapi/fields'

export const openSessionSchema = component(
  'OpenSession',
  'A session of an account that goes on, as admins see it.',
  vine.object({
    id: uuid('Id of the session.'),
    signedInAt: instant('When it began with a sign-in.'),
    usedAt: instant('When its tokens were last renewed, which they are every few minutes of use.'),
    provedAt: instant(
      'When the player last gave the password again; null where the sign-in is the only proof.'
    ).nullable(),
    expiresAt: instant('When it ends at the latest.'),
    isMine: flag('Whether this call was made with it.'),
  })
)
