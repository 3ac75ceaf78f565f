import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'
import type { VisitSettings } from '../visit_state'

/** A visit of so many polls; the crowd is with side A. */
function round(limits: Partial<VisitSettings['limits']>, count: number, loggedIn = false) {
  const games = Array.from({ length: count }, (_one, at) => aGame({ id: `g${at + 1}` }))
  const votes = Object.fromEntries(games.map(({ id }) => [id, { a: 8, b: 2 }]))
  const rig = playRig({ games, votes, loggedIn, visit: { limits: { quickPlay: 'on', ...limits } } })
  rig.begin()
  const mode = () => rig.visit().told.quickPlay?.mode ?? 'NORMAL'
  /** The mode with the result of the game on screen, which is then left. */
  const playOn = (side: 'A' | 'B' = 'A') => {
    rig.pick(side)
    rig.advance(3_000)
    rig.settle()
    rig.advance(2_000)
    const now = mode()
    rig.engine.send({ type: 'next_requested' })
    return now
  }
  return { rig, mode, playOn }
}

describe('the modes of a quick round', () => {
  test('a right pick is great, a wrong one goes on, and the third one wins', () => {
    const { mode, playOn } = round({}, 8)
    expect(mode()).toBe('QUICK_PLAY')
    expect(playOn('A')).toBe('GREAT_PICK')
    expect(mode()).toBe('QUICK_PLAY')
    expect(playOn('B')).toBe('QUICK_PLAY')
    expect(playOn('B')).toBe('YOU_WIN')
    expect(playOn('A')).toBe('GREAT_PICK')
    expect(playOn('A')).toBe('YOU_WIN')
  })

  test('the last game of the list wins too', () => {
    const { playOn } = round({}, 2)
    expect(playOn()).toBe('GREAT_PICK')
    expect(playOn()).toBe('YOU_WIN')
  })

  test('the set of rules double-down asks for one game more', () => {
    const { playOn } = round({ ruleSet: 'double-down' }, 8)
    expect(playOn('A')).toBe('DOUBLE_DOWN')
    expect(playOn('B')).toBe('QUICK_PLAY')
    expect(playOn('A')).toBe('YOU_WIN')
  })

  test('the end of a round stands five seconds, every other result three', () => {
    const { rig } = round({}, 8)
    const lastsMs = () => {
      rig.toResult()
      const { durationMs } = rig.engine.state().timers.autoAdvance ?? { durationMs: 0 }
      rig.engine.send({ type: 'next_requested' })
      return durationMs
    }
    expect([lastsMs(), lastsMs(), lastsMs(), lastsMs()]).toEqual([3_000, 3_000, 5_000, 3_000])
  })

  test('who signs up in a round is in, until the next screen', () => {
    const { rig, mode, playOn } = round({}, 8)
    playOn()
    rig.engine.send({ type: 'logged_in' })
    expect(mode()).toBe('YOURE_IN')
    expect(playOn()).toBe('YOURE_IN')
    expect(mode()).toBe('NORMAL')
  })

  test('a player who came signed in, and a visit without a round, are as usual', () => {
    const { rig, mode } = round({}, 8)
    rig.engine.send({ type: 'logged_in' })
    expect(mode()).toBe('NORMAL')
    expect(round({}, 8, true).playOn()).toBe('NORMAL')
    expect(round({ quickPlay: 'off' }, 8).playOn()).toBe('NORMAL')
  })

  test('a stake that has won is celebrated as long', () => {
    const rig = playRig({
      loggedIn: true,
      flags: { resultPollInViewDurationLoggedIn: 3 },
      visit: { tickets: ['white'] },
    })
    rig.begin()
    rig.pick()
    rig.engine.send({ type: 'bet_placed', ticketType: 'white', quantity: 1 })
    rig.advance(3_000)
    rig.settle({ ...rig.locally(), wager: { state: 'won', matched: 0, opponents: [] } })
    rig.advance(2_000)
    expect(rig.phase()).toBe('result')
    expect(rig.engine.state().timers.autoAdvance?.durationMs).toBe(5_000)
  })
})
