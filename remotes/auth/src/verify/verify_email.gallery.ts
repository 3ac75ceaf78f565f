import type { GalleryStates } from '@sidepick/card-kit'

const CHECK = 'POST /auth/verify_email'
const props = { query: { token: 'vt_1' } }
const dead = { [CHECK]: { status: 410, body: { code: 'E_EMAIL_VERIFY' } } }

export const states: GalleryStates = {
  'checking': { props },
  'verified': { props, answers: { [CHECK]: { body: { verified: true } } } },
  'dead link, signed in': { props, viewer: { loggedIn: true }, answers: dead },
  'dead link, stranger': { props, answers: dead },
  'unreachable': { props, answers: { [CHECK]: { status: 503 } } },
}
