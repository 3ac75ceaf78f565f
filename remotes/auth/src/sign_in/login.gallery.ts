import type { GalleryStates } from '@sidepick/card-kit'
import { galleryHost } from '../entry/gallery_host'
import { EMAIL, PASSWORD, send } from '@sidepick/card-kit/gallery/acts'
import { refusal, TOO_MANY } from '@sidepick/card-kit/gallery/refusals'

const host = galleryHost()
const act = send({ [EMAIL]: 'ana@example.com', [PASSWORD]: 'Sol2luna!' })
const LOGIN = 'POST /auth/login'

export const states: GalleryStates = {
  'empty': { host },
  'empty, e-mail alone': { host: galleryHost([]) },
  'known e-mail': { host: galleryHost(['google']), props: { props: { email: 'ana@example.com' } } },
  'over a game': { host, props: { place: 'modal' } },
  'nothing filled in': { host, act: send() },
  'signing in': { host, act },
  'wrong password': {
    host,
    answers: { [LOGIN]: refusal(401, 'E_INVALID_CREDENTIALS') },
    act,
  },
  'too many attempts': { host, answers: { [LOGIN]: TOO_MANY }, act },
}
