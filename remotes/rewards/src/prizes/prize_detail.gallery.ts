import type { GalleryStates } from '@sidepick/card-kit'
import type { Prize } from '@sidepick/rules/generated_wire'
import { aPrize, CONFIRMED, viewer, WON_BOARD_ID } from '../testing/samples'

const holding = (...prizes: Prize[]) => ({
  viewer,
  props: { place: 'page' as const, params: { leaderboardId: WON_BOARD_ID } },
  answers: { 'GET /v1/prizes': { body: prizes } },
})

const SENT: Prize = {
  ...CONFIRMED,
  state: 'fulfilled',
  fulfilledAt: '2026-11-24T05:00:00.000Z',
}

export const states: GalleryStates = {
  'just won': holding(aPrize()),
  'where it goes is known': holding(CONFIRMED),
  'sent': holding(SENT),
  'sent, with initials alone': holding({ ...SENT, initialsOnly: true }),
  'in line': holding(aPrize({ state: 'waiting', place: 4, confirmBefore: null })),
  'passed on': holding(aPrize({ state: 'passed_on', reason: 'not_confirmed' })),
  'of somebody else': holding(),
  'out of reach': { ...holding(), answers: { 'GET /v1/prizes': { status: 404 } } },
}
