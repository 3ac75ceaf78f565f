import { playerLabel, type PlayerLabel } from './player_label'
import {
  GAME_PLAY_STATES,
  GAME_STATES,
  GAME_TYPES,
  type GamePlayState,
  type GameState,
  type GameType,
} from './types'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const SECOND_MS = 1_000
const HOUR_MS = 60 * 60 * SECOND_MS
const DAY_MS = 24 * HOUR_MS

const label = (
  game: { state: GameState; gameType: GameType },
  play: GamePlayState | null,
  leftMs = 3 * DAY_MS
): PlayerLabel =>
  playerLabel({ ...game, endTime: new Date(NOW.getTime() + leftMs).toISOString() }, play, NOW)

type Row = Record<GamePlayState | 'none', string>

const all = (text: string): Row => ({
  none: text,
  waiting_for_match: text,
  matched: text,
  declared_winner: text,
  declared_loser: text,
  won: text,
  lost: text,
  canceled: 'canceled',
})

const over: Row = {
  none: 'ended',
  waiting_for_match: 'pending',
  matched: 'pending',
  declared_winner: 'won_pending',
  declared_loser: 'lost_pending',
  won: 'won',
  lost: 'lost',
  canceled: 'canceled',
}

/** By the game's state and the play's, of types that are decided later. */
const LATER: Record<GameState, Row> = {
  new: all('new'),
  active: all('active'),
  waiting_for_declaration: all('pending'),
  declaring_winner: all('pending'),
  changing_game_result: all('pending'),
  winner_declared: over,
  processing_payouts: over,
  ended: over,
  canceled: all('canceled'),
  refunded: all('canceled'),
  quarantined: all('pending'),
}

/** Where the plays of types that are decided with the pick say something else. */
function instant(state: GameState): Row {
  const isHidden = ['canceled', 'refunded', 'quarantined'].includes(state)
  return isHidden ? LATER[state] : { ...LATER[state], won: 'won', lost: 'incorrect' }
}

const cases = GAME_STATES.flatMap((state) =>
  GAME_TYPES.flatMap((gameType) =>
    [null, ...GAME_PLAY_STATES].map((play) => {
      const isLater = gameType === 'PREDICTION' || gameType === 'POLL'
      const row = isLater ? LATER[state] : instant(state)
      return { state, gameType, play, expected: row[play ?? 'none'] }
    })
  )
)

test.each(cases)('$gameType $state, play $play: $expected', ({ expected, play, ...game }) => {
  expect(label(game, play).kind).toBe(expected)
})

test.each([
  [-SECOND_MS, { kind: 'ended' }],
  [0, { kind: 'ended' }],
  [1, { kind: 'ends_soon' }],
  [HOUR_MS, { kind: 'ends_soon' }],
  [HOUR_MS + 1, { kind: 'active', left: 1, unit: 'hours' }],
  [2 * HOUR_MS - 1, { kind: 'active', left: 1, unit: 'hours' }],
  [DAY_MS - 1, { kind: 'active', left: 23, unit: 'hours' }],
  [DAY_MS, { kind: 'active', left: 1, unit: 'days' }],
  [7 * DAY_MS - 1, { kind: 'active', left: 6, unit: 'days' }],
  [7 * DAY_MS, { kind: 'active', left: 1, unit: 'weeks' }],
  [30 * DAY_MS, { kind: 'active', left: 4, unit: 'weeks' }],
])('an active game with %d ms left reads %j', (leftMs, expected) => {
  expect(label({ state: 'active', gameType: 'POLL' }, null, leftMs)).toEqual(expected)
})
