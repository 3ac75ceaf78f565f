import { playRig } from '../testing/play_rig'
import { drawnState } from './drawn_state'

/** How often the state to draw changes while the time passes in steps. */
function drawings(rig: ReturnType<typeof playRig>, totalMs: number) {
  let drawn = drawnState(null, rig.engine.state())
  let count = 0
  rig.engine.subscribe(() => {
    const last = drawn
    drawn = drawnState(last, rig.engine.state())
    if (drawn !== last) count += 1
  })
  rig.advance(totalMs)
  return count
}

describe('what is drawn', () => {
  test('a countdown is drawn once a second', () => {
    const rig = playRig()
    rig.pick()
    expect(drawings(rig, 750)).toBe(0)
    expect(drawings(rig, 2000)).toBe(2)
  })

  test('a change of anything else is drawn at once', () => {
    const rig = playRig()
    rig.toResult()
    const last = rig.engine.state()
    rig.advance(250)
    rig.engine.send({ type: 'mute_toggled' })
    expect(drawnState(last, rig.engine.state())).toMatchObject({ muted: true, timers: last.timers })
  })

  test('a timer that starts, ends or starts over is drawn', () => {
    const rig = playRig()
    const passive = rig.engine.state()
    rig.pick()
    const locking = rig.engine.state()
    expect(drawnState(passive, locking)).toBe(locking)
    rig.advance(3000)
    const locked = rig.engine.state()
    expect(drawnState(locking, locked)).toBe(locked)
  })
})
