import type { GalleryStates } from '@sidepick/card-kit'
import { PASSWORD, send } from '@sidepick/card-kit/gallery/acts'
import { TOO_MANY } from '@sidepick/card-kit/gallery/refusals'

const CHECK = 'POST /auth/reset_password/verify_token'
const SET = 'POST /auth/reset_password/set_new'
const props = { query: { token: 'pt_1' } }
const good = { [CHECK]: { body: { valid: true, email: 'ana@example.com' } } }
const CONFIRM = '[name="confirm_password"]'
const act = send({ [PASSWORD]: 'Sol2luna!', [CONFIRM]: 'Sol2luna!' })

export const states: GalleryStates = {
  'checking': { props },
  'ready': { props, answers: good },
  'two passwords': {
    props,
    answers: good,
    act: send({ [PASSWORD]: 'sol2', [CONFIRM]: 'luna' }),
  },
  'setting': { props, answers: good, act },
  'too many attempts': { props, answers: { ...good, [SET]: TOO_MANY }, act },
  'set': { props, answers: { ...good, [SET]: { body: {} } }, act },
  'expired': { props, answers: { [CHECK]: { status: 410, body: { code: 'E_TOKEN_EXPIRED' } } } },
  'unreachable': { props, answers: { [CHECK]: { status: 503 } } },
}
