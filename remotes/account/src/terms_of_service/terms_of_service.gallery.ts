import type { GalleryStates } from '@sidepick/card-kit'
import { BOX, inTurn, press } from '@sidepick/card-kit/gallery/acts'
import { UNREACHABLE } from '@sidepick/card-kit/gallery/refusals'

const answers = { 'GET /tos/en-us': { status: 404 }, 'GET /tos/es-mx': { status: 404 } }

const act = inTurn(press(BOX), press('footer button:last-of-type'))

export const states: GalleryStates = {
  'the first time': { props: { props: { tosSignedAt: null } } },
  'changed terms': { props: { props: { tosSignedAt: '2025-01-05T00:00:00.000Z' } } },
  'accepting': { act },
  'unreachable': { answers: { 'POST /auth/sign_tos': UNREACHABLE }, act },
  'text that did not come': { answers },
}
