import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'
import type { Stake } from '../play_state'

const WHITE: Stake = { ticketType: 'white', quantity: 1 }

/** A player's visit where these tickets may be staked. */
function rigWith(tickets: ('white' | 'black')[], game = aGame({ id: 'g1' }), loggedIn = true) {
  const rig = playRig({ games: [game, aGame({ id: 'g2' })], loggedIn, visit: { tickets } })
  rig.begin()
  return rig
}
const place = (rig: ReturnType<typeof playRig>, stake: Stake) =>
  rig.engine.send({ type: 'bet_placed', ...stake })

describe('a stake', () => {
  test('is chosen after the side, without a clock, and goes with the pick', () => {
    const rig = rigWith(['white'])
    rig.pick('B')
    expect(rig.phase()).toBe('betting')
    expect(rig.visit().told).toMatchObject({ picked: 'B', bet: { side: 'B', offers: ['white'] } })
    rig.advance(60_000)
    expect(rig.phase()).toBe('betting')
    expect(rig.submitted()).toEqual([])
    place(rig, WHITE)
    expect(rig.phase()).toBe('locking')
    rig.advance(3_000)
    expect(rig.submitted()[0]?.pick).toMatchObject({ side: 'B', key: 'key-B', stake: WHITE })
    expect(rig.told('pick_made')).toMatchObject([{ pick: { stake: WHITE } }])
  })

  test.each([true, false])('tells whether tickets are for sale: %s', (sellsTickets) => {
    const games = [aGame({ id: 'g1' }), aGame({ id: 'g2' })]
    const rig = playRig({ games, loggedIn: true, visit: { tickets: ['white'], sellsTickets } })
    rig.begin()
    rig.pick()
    expect(rig.visit().told).toMatchObject({ bet: { purchasable: sellsTickets } })
  })

  test('tells what became of it with the result, and is gone with the next game', () => {
    const rig = rigWith(['white'])
    rig.pick()
    place(rig, WHITE)
    rig.advance(3_000)
    const wager = { state: 'won' as const, matched: 1, opponents: [] }
    rig.settle({ ...rig.locally(), wager })
    rig.advance(2_000)
    expect(rig.visit().told).toMatchObject({ wager, bet: { placed: true, quantity: 1 } })
    rig.engine.send({ type: 'next_requested' })
    expect(rig.phase()).toBe('question')
    expect(rig.visit().told).not.toHaveProperty('bet')
    expect(rig.visit().told).not.toHaveProperty('wager')
  })

  test('is left for a free pick, or for the question', () => {
    const rig = rigWith(['white'])
    rig.pick('A')
    rig.engine.send({ type: 'bet_withdrawn' })
    expect(rig.phase()).toBe('question')
    expect(rig.visit().told).not.toHaveProperty('bet')
    rig.pick('B')
    place(rig, { ticketType: 'free', quantity: 1 })
    rig.advance(3_000)
    expect(rig.submitted()[0]?.pick).not.toHaveProperty('stake')
    expect(rig.submitted()[0]?.pick.side).toBe('B')
  })

  test('changes among what is offered alone', () => {
    const rig = rigWith(['white', 'black'], aGame({ id: 'g1', gameType: 'PREDICTION' }))
    rig.pick()
    rig.engine.send({ type: 'stake_changed', ticketType: 'black', quantity: 25 })
    expect(rig.visit().bet).toMatchObject({ ticketType: 'black', quantity: 25 })
    const poll = rigWith(['white', 'black'], aGame({ id: 'g1', gameType: 'POLL' }))
    poll.pick()
    poll.engine.send({ type: 'stake_changed', ticketType: 'black', quantity: 25 })
    expect(poll.visit().bet).toMatchObject({ offers: ['white'], ticketType: 'white' })
    place(poll, { ticketType: 'black', quantity: 25 })
    expect(poll.phase()).toBe('betting')
  })

  test.each([
    ['a stranger', rigWith(['white'], aGame({ id: 'g1' }), false)],
    ['an ad game', rigWith(['white'], aGame({ id: 'g1', isAd: true }))],
    ['a page without stakes', rigWith([])],
    ['black tickets on a trivia', rigWith(['black'], aGame({ id: 'g1', gameType: 'TRIVIA' }))],
  ])('is asked of nobody for %s', (_, rig) => {
    rig.pick()
    expect(rig.phase()).toBe('locking')
  })

  test('that the server refuses opens the question again', () => {
    const rig = rigWith(['white'])
    rig.pick()
    place(rig, WHITE)
    rig.advance(3_000)
    const refusal = { gameId: 'g1', message: 'Not enough tickets', gameGone: false }
    rig.engine.send({ type: 'pick_refused', ...refusal })
    expect(rig.phase()).toBe('question')
    expect(rig.visit().bet).toBeNull()
  })

  test('goes with the session', () => {
    const rig = rigWith(['white'])
    rig.pick()
    rig.engine.send({ type: 'logged_out', sessionPoints: 0 })
    expect(rig.phase()).toBe('question')
    expect(rig.visit().bet).toBeNull()
  })
})
