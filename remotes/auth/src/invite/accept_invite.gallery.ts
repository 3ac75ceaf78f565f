import type { GalleryStates } from '@sidepick/card-kit'
import { BOX, PASSWORD, send, USERNAME } from '@sidepick/card-kit/gallery/acts'
import { refusal } from '@sidepick/card-kit/gallery/refusals'

const props = { query: { invite: 'it_1' } }
const filled = send({ [USERNAME]: 'ana.luna', [PASSWORD]: 'Sol2luna!', [BOX]: true })
const CONFIRM = 'POST /auth/confirm_invite'

/** States of SignupUsername that an invitation brings about. */
export const states: GalleryStates = {
  'invited': { props },
  'invited, nothing filled in': { props, act: send() },
  'invited, creating': { props, act: filled },
  'invited too long ago': {
    props,
    answers: { [CONFIRM]: refusal(410, 'E_TOKEN_EXPIRED') },
    act: filled,
  },
}
