import type { GalleryStates } from '@sidepick/card-kit'
import { PASSWORD, send } from '@sidepick/card-kit/gallery/acts'
import { refusal } from '@sidepick/card-kit/gallery/refusals'

const DELETE = 'DELETE /v1/profiles'
const act = send({ [PASSWORD]: 'Sol2luna!' })

export const states: GalleryStates = {
  'default': {},
  'deleting': { act },
  'wrong password': { answers: { [DELETE]: refusal(422, 'E_VALIDATION') }, act },
  'signed in too long ago': { answers: { [DELETE]: refusal(403, 'E_SIGN_IN_AGAIN') }, act: send() },
  'not now': { answers: { [DELETE]: refusal(409, 'E_BAD_TRANSITION') }, act },
}
