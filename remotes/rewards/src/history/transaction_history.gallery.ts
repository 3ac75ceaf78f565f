import type { GalleryStates } from '@sidepick/card-kit'
import { BALANCE, LINES, pageOf } from '../testing/samples'

const answers = (lines: unknown[]) => ({
  'GET /v1/wallets/account-balance': { body: BALANCE },
  'GET /v1/ledger?type=all&limit=10': { body: pageOf(lines) },
})

export const states: GalleryStates = {
  'every kind of line': { props: { place: 'page' }, answers: answers(LINES) },
  'nothing yet': { answers: answers([]) },
}
