import { GAME_TYPES, type GameType } from './types'
import { paysGray, takesTicket } from './tickets'

const game = (gameType: GameType, more: { isAd?: boolean; allowBlack?: boolean } = {}) => ({
  gameType,
  isAd: false,
  allowBlack: false,
  ...more,
})

test('every game takes free tickets, an ad game nothing else', () => {
  for (const type of GAME_TYPES) {
    expect(takesTicket(game(type), 'free')).toBe(true)
    expect(takesTicket(game(type, { isAd: true }), 'free')).toBe(true)
    expect(takesTicket(game(type, { isAd: true, allowBlack: true }), 'white')).toBe(false)
    expect(takesTicket(game(type, { isAd: true, allowBlack: true }), 'black')).toBe(false)
  }
})

test('white tickets play everything else', () => {
  for (const type of GAME_TYPES) expect(takesTicket(game(type), 'white')).toBe(true)
})

test('black tickets play predictions, and polls that an admin opened', () => {
  const taking = (allowBlack: boolean) =>
    GAME_TYPES.filter((type) => takesTicket(game(type, { allowBlack }), 'black'))
  expect(taking(false)).toEqual(['PREDICTION'])
  expect(taking(true).sort()).toEqual(['POLL', 'PREDICTION'])
})

test('a survey and an ad game pay no gray', () => {
  expect(GAME_TYPES.filter((type) => !paysGray(game(type)))).toEqual(['SURVEY'])
  expect(paysGray(game('POLL', { isAd: true }))).toBe(false)
})
