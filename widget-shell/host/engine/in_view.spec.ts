import { playRig } from '../testing/play_rig'

type Rig = ReturnType<typeof playRig>
const leave = (rig: Rig) => rig.engine.send({ type: 'visibility_changed', ratio: 0.5 })
const comeBack = (rig: Rig) => rig.engine.send({ type: 'visibility_changed', ratio: 1 })

describe('a reader who scrolls away', () => {
  test('has the pick locked and sent, and the bonus waits', () => {
    const rig = playRig()
    rig.pick()
    leave(rig)
    rig.advance(3000)
    expect(rig.submitted()).toHaveLength(1)
    rig.settle()
    rig.advance(60_000)
    expect(rig.phase()).toBe('majorityBonus')
    comeBack(rig)
    rig.advance(2000)
    expect(rig.phase()).toBe('result')
  })

  test('finds the result with the time that was left', () => {
    const rig = playRig()
    rig.toResult()
    rig.advance(2000)
    leave(rig)
    rig.advance(60_000)
    expect(rig.phase()).toBe('result')
    comeBack(rig)
    rig.advance(750)
    expect(rig.phase()).toBe('result')
    rig.advance(250)
    expect(rig.phase()).toBe('question')
  })

  test('with a part of the widget in view is not away while that part stays', () => {
    const rig = playRig()
    leave(rig)
    rig.pick()
    rig.advance(3000)
    rig.settle()
    rig.advance(2000 + 3000)
    expect(rig.engine.state()).toMatchObject({ phase: 'question', gameIndex: 1, inView: true })
    rig.engine.send({ type: 'visibility_changed', ratio: 0.25 })
    expect(rig.engine.state().inView).toBe(false)
    comeBack(rig)
    leave(rig)
    expect(rig.engine.state().inView).toBe(false)
  })

  test('is not away while a window shows as much of the widget as it can', () => {
    const rig = playRig()
    rig.engine.send({ type: 'visibility_changed', ratio: 0.6, most: 0.6 })
    expect(rig.engine.state().inView).toBe(true)
    rig.engine.send({ type: 'visibility_changed', ratio: 0.5, most: 0.6 })
    expect(rig.engine.state().inView).toBe(false)
  })

  test('at a search partner is away below 98 per cent', () => {
    const rig = playRig()
    rig.engine.configure({ ...rig.settings, inViewRatio: 0.98 })
    rig.engine.send({ type: 'visibility_changed', ratio: 0.98 })
    expect(rig.engine.state().inView).toBe(true)
    rig.engine.send({ type: 'visibility_changed', ratio: 0.97 })
    expect(rig.engine.state().inView).toBe(false)
  })
})
