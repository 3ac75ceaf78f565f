import { playRig } from '../../testing/play_rig'

const PRESET = { intervalMs: 500, totalMs: 16_000, autoplayMs: 16_000 }

function responding(playResponse = PRESET) {
  const rig = playRig({ visit: { playResponse } })
  rig.begin()
  rig.toResult()
  return rig
}

describe('the cards after an answer', () => {
  test('come in the place of the poll, and pay as it does', () => {
    const rig = responding()
    expect(rig.engine.state()).toMatchObject({ phase: 'playResponse', sessionPoints: 20 })
    expect(rig.told('game_finished')).toHaveLength(1)
  })

  test.each([
    [0, 0],
    [499, 0],
    [500, 1],
    [1500, 3],
    [6500, 13],
    [8500, 17],
    [12_000, 24],
    [15_900, 31],
  ])('after %i ms the interval is %i', (ms, interval) => {
    const rig = responding()
    rig.advance(ms)
    expect(rig.visit().interval).toBe(interval)
  })

  test('the clock ticks ten times a second, and as before afterwards', () => {
    const rig = responding()
    rig.advance(100)
    expect(rig.engine.state().timers.playResponse?.remainingMs).toBe(15_900)
    rig.engine.send({ type: 'next_requested' })
    rig.advance(100)
    expect(rig.engine.state().timers.idle?.remainingMs).toBe(30_000)
  })

  test('the next game follows after sixteen seconds, or when the player wants it', () => {
    const rig = responding()
    rig.advance(15_900)
    expect(rig.phase()).toBe('playResponse')
    rig.advance(100)
    expect(rig.engine.state()).toMatchObject({ phase: 'question', gameIndex: 1 })
    rig.toResult()
    rig.engine.send({ type: 'next_requested' })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', gameIndex: 2 })
  })

  test('the last interval stands until the next game', () => {
    const rig = responding({ intervalMs: 1000, totalMs: 6000, autoplayMs: 16_000 })
    rig.advance(15_900)
    expect(rig.visit().interval).toBe(5)
    rig.advance(100)
    expect(rig.phase()).toBe('question')
  })

  test('a dialog and a wish for more time hold both countdowns', () => {
    const rig = responding()
    rig.advance(1000)
    rig.engine.send({ type: 'hold_changed', reason: 'dialog', held: true })
    rig.advance(60_000)
    rig.engine.send({ type: 'hold_changed', reason: 'dialog', held: false })
    rig.engine.send({ type: 'auto_navigate_changed', stopped: true })
    rig.advance(60_000)
    expect(rig.visit().interval).toBe(2)
    expect(rig.phase()).toBe('playResponse')
  })
})
