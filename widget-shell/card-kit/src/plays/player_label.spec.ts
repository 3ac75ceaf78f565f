import type { GamePlayState, GameState, GameType } from '@sidepick/rules/types'
import { aPlay } from '../testing/sample_plays'
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
    ['new', 'matched', 'new', 'PREDICTION'],
    ['pending', 'matched', 'waiting_for_declaration', 'PREDICTION'],
    ['pending', 'matched', 'declaring_winner', 'PREDICTION'],
    ['pending', 'lost', 'changing_game_result', 'PREDICTION'],
    ['pending', 'matched', 'quarantined', 'PREDICTION'],
    ['won_pending', 'declared_winner', 'winner_declared', 'PREDICTION'],
    ['lost_pending', 'declared_loser', 'processing_payouts', 'PREDICTION'],
    ['won', 'won', 'ended', 'PREDICTION'],
    ['lost', 'lost', 'ended', 'PREDICTION'],
    ['lost', 'lost', 'ended', 'POLL'],
    ['incorrect', 'lost', 'active', 'TRIVIA'],
    ['played', 'lost', 'ended', 'INSTANT_POLL'],
    ['won', 'won', 'active', 'TRIVIA'],
    ['played', 'won', 'active', 'SURVEY'],
    ['canceled', 'matched', 'canceled', 'PREDICTION'],
    ['canceled', 'won', 'refunded', 'TRIVIA'],
    ['canceled', 'canceled', 'active', 'PREDICTION'],
  ])('says %s of a play that is %s in a game that is %s, a %s', (label, play, game, type) => {
    expect(labelled(play, game, type)).toBe(label)
  })

  it.each([
    ['ended', 0],
    ['ends_soon', 1],
    ['ends_soon', HOUR],
    ['hours 1', HOUR + MINUTE],
    ['hours 23', DAY - 1],
    ['days 1', DAY],
    ['days 6', 7 * DAY - 1],
    ['weeks 1', 7 * DAY],
    ['weeks 2', 15 * DAY],
  ])('says %s with %i ms left', (label, leftMs) => {
    expect(labelled('matched', 'active', 'PREDICTION', leftMs)).toBe(label)
  })

  it('goes by the play alone where the game is gone', () => {
    expect(playerLabel(aPlay(1, { state: 'lost', game: null }), NOW).message).toBe('lost')
  })
})
