import type { GamePlayState, GameState, GameType } from '@sidepick/rules/types'
import { aPlay } from '../testing/samples'
import { playerLabel } from './player_label'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const labelled = (
  state: GamePlayState,
  gameState: GameState,
  gameType: GameType = 'PREDICTION',
  leftMs = 0
) => {
  const endTime = new Date(NOW + leftMs).toISOString()
  const { message, count } = playerLabel(
    aPlay(1, { state, game: { state: gameState, gameType, endTime } }),
    NOW
  )
  return count === undefined ? message : `${message} ${count}`
}

describe('playerLabel', () => {
  it.each<[string, GamePlayState, GameState, GameType]>([
    ['label_new', 'matched', 'new', 'PREDICTION'],
    ['label_pending', 'matched', 'waiting_for_declaration', 'PREDICTION'],
    ['label_pending', 'matched', 'declaring_winner', 'PREDICTION'],
    ['label_pending', 'lost', 'changing_game_result', 'PREDICTION'],
    ['label_pending', 'matched', 'quarantined', 'PREDICTION'],
    ['label_won_pending', 'declared_winner', 'winner_declared', 'PREDICTION'],
    ['label_lost_pending', 'declared_loser', 'processing_payouts', 'PREDICTION'],
    ['label_won', 'won', 'ended', 'PREDICTION'],
    ['label_lost', 'lost', 'ended', 'PREDICTION'],
    ['label_lost', 'lost', 'ended', 'POLL'],
    ['label_incorrect', 'lost', 'active', 'TRIVIA'],
    ['label_incorrect', 'lost', 'ended', 'INSTANT_POLL'],
    ['label_won', 'won', 'active', 'SURVEY'],
    ['label_canceled', 'matched', 'canceled', 'PREDICTION'],
    ['label_canceled', 'won', 'refunded', 'TRIVIA'],
    ['label_canceled', 'canceled', 'active', 'PREDICTION'],
  ])('says %s of a play that is %s in a game that is %s, a %s', (label, play, game, type) => {
    expect(labelled(play, game, type)).toBe(label)
  })

  it.each([
    ['label_ended', 0],
    ['label_ends_soon', 1],
    ['label_ends_soon', HOUR],
    ['label_hours 1', HOUR + MINUTE],
    ['label_hours 23', DAY - 1],
    ['label_days 1', DAY],
    ['label_days 6', 7 * DAY - 1],
    ['label_weeks 1', 7 * DAY],
    ['label_weeks 2', 15 * DAY],
  ])('says %s with %i ms left', (label, leftMs) => {
    expect(labelled('matched', 'active', 'PREDICTION', leftMs)).toBe(label)
  })

  it('goes by the play alone where the game is gone', () => {
    expect(playerLabel(aPlay(1, { state: 'lost', game: null }), NOW).message).toBe('label_lost')
  })
})
