import { BOARD_ID } from '@sidepick/card-kit/testing/sample_board'
import type { Drawing } from '@sidepick/rules/generated_wire'

/** What is published of the running week's drawing. */
export const COMMITTED: Drawing = {
  leaderboardId: BOARD_ID,
  numberOfPrizes: 3,
  commitment: '3fa91c07'.repeat(8),
  committedAt: '2026-11-14T12:00:00.000Z',
  prizeDrawingDate: '2026-11-24T05:00:00.000Z',
  awardedAt: null,
  seed: null,
  randomness: null,
  beacon: null,
  listHash: null,
  listClosedAt: null,
  entries: [],
  winners: [],
  alternates: [],
}

export const COMMITTED_PATH = `/v1/leaderboards/${BOARD_ID}/drawing`
