import type { GalleryStates } from '@sidepick/card-kit'
import { press } from '@sidepick/card-kit/gallery/acts'

const LOOK = 'POST /auth/verify_email/verify_token'
const ANSWER = 'POST /auth/verify_email'
const props = { query: { token: 'vt_1' } }
const account = {
  email: 'a***@example.com',
  username: 'ana.luna',
  createdAt: '2026-11-20T12:00:00.000Z',
  payoutEmail: null,
}
const good = { [LOOK]: { body: account } }
const dead = { [LOOK]: { status: 410, body: { code: 'E_EMAIL_VERIFY' } } }
const verified = { verified: true, email: 'ana@example.com', passwordToken: null }

const mine = press('footer button:last-of-type')
const notMine = press('footer button:first-of-type')

export const states: GalleryStates = {
  'asking': { props, answers: good },
  'asking, payouts go elsewhere': {
    props,
    answers: {
      [LOOK]: {
        body: {
          ...account,
          username: 'a-rather-long-name-of-30-chars',
          payoutEmail: 'm***@another-rather-long-domain.example.com',
        },
      },
    },
  },
  'checking': { props },
  'verified': { props, answers: { ...good, [ANSWER]: { body: verified } }, act: mine },
  'taken over': {
    props,
    answers: { ...good, [ANSWER]: { body: { ...verified, passwordToken: 'pt_1' } } },
    act: notMine,
  },
  'refused': { props, answers: { ...good, [ANSWER]: { status: 503 } }, act: mine },
  'dead link, signed in': { props, viewer: { loggedIn: true }, answers: dead },
  'dead link, stranger': { props, answers: dead },
  'unreachable': { props, answers: { [LOOK]: { status: 503 } } },
}
