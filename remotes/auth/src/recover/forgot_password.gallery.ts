import type { GalleryStates } from '@sidepick/card-kit'
import { EMAIL, send } from '@sidepick/card-kit/gallery/acts'
import { UNREACHABLE } from '@sidepick/card-kit/gallery/refusals'

const act = send({ [EMAIL]: 'ana@example.com' })
const RESET = 'POST /auth/reset_password'

export const states: GalleryStates = {
  'empty': {},
  'known e-mail': { props: { props: { email: 'ana@example.com' } } },
  'points wait': { viewer: { loggedIn: false, promisedPoints: 1_020 } },
  'no e-mail': { act: send({ [EMAIL]: 'ana' }) },
  'sending': { act },
  'unreachable': { answers: { [RESET]: UNREACHABLE }, act },
  'sent': { answers: { [RESET]: { body: { sent: true } } }, act },
}
