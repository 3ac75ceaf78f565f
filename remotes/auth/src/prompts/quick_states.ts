import type { GalleryState, GalleryStates } from '@sidepick/card-kit'
import { BOX, EMAIL, send } from '@sidepick/card-kit/gallery/acts'
import { refusal, UNREACHABLE } from '@sidepick/card-kit/gallery/refusals'

const QUICK = 'POST /auth/quick_signup'
const email = { [EMAIL]: 'ana@example.com' }
const act = send({ ...email, [BOX]: true })

/** What can come of sending the e-mail, on whatever asks for it. */
export const quickStates = (shown: GalleryState): GalleryStates => ({
  'terms not ticked': { ...shown, act: send(email) },
  'no e-mail': { ...shown, act: send({ [EMAIL]: 'ana', [BOX]: true }) },
  'sending': { ...shown, act },
  'e-mail taken': { ...shown, answers: { [QUICK]: refusal(409, 'E_EMAIL_TAKEN') }, act },
  'unreachable': { ...shown, answers: { [QUICK]: UNREACHABLE }, act },
})
