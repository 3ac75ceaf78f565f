import type { GalleryStates } from '@sidepick/card-kit'

const LOOK = 'POST /auth/verify_email/verify_token'
const ANSWER = 'POST /auth/verify_email'
const props = { query: { token: 'vt_1' } }
const dead = { [LOOK]: { status: 410, body: { code: 'E_EMAIL_VERIFY' } } }

const press = (which: 'first' | 'last') => async (root: HTMLElement) => {
  const buttons = root.querySelectorAll<HTMLButtonElement>('footer button')
  buttons[which === 'first' ? 0 : buttons.length - 1]?.click()
}

export const states: GalleryStates = {
  'asking': { props },
  'asking, payouts go elsewhere': {
    props,
    answers: {
      [LOOK]: {
        body: {
          email: 'a***@example.com',
          username: 'a-rather-long-name-of-30-chars',
          createdAt: '2026-11-20T12:00:00.000Z',
          payoutEmail: 'm***@another-rather-long-domain.example.com',
        },
      },
    },
  },
  'verified': { props, act: press('last') },
  'taken over': {
    props,
    answers: {
      [ANSWER]: { body: { verified: true, email: 'a@example.com', passwordToken: 'pt_1' } },
    },
    act: press('first'),
  },
  'refused': { props, answers: { [ANSWER]: { status: 503 } }, act: press('last') },
  'dead link, signed in': { props, viewer: { loggedIn: true }, answers: dead },
  'dead link, stranger': { props, answers: dead },
  'unreachable': { props, answers: { [LOOK]: { status: 503 } } },
}
