import { playRig } from '../../testing/play_rig'

function stopped(visit: Parameters<typeof playRig>[0] = {}) {
  const rig = playRig(visit)
  rig.begin()
  rig.engine.send({ type: 'motion_changed', stopped: true })
  return rig
}

describe('a reader who stops what moves by itself', () => {
  test('plays on to the result, and finds it stopped in the next game', () => {
    const rig = stopped()
    rig.pick()
    rig.advance(3_000)
    rig.settle()
    rig.advance(2_000)
    expect(rig.phase()).toBe('result')
    rig.engine.send({ type: 'next_requested' })
    expect(rig.engine.state()).toMatchObject({ phase: 'question', motionStopped: true })
  })

  test('keeps a carousel at its game until it may move again', () => {
    const rig = stopped({ visit: { carousel: true } })
    rig.advance(10_000)
    expect(rig.engine.state().game?.id).toBe('g1')
    rig.engine.send({ type: 'motion_changed', stopped: false })
    rig.advance(5_000)
    expect(rig.engine.state().game?.id).toBe('g2')
  })

  test('stops a carousel that is about to turn', () => {
    const rig = playRig({ visit: { carousel: true } })
    rig.begin()
    rig.advance(3_000)
    rig.engine.send({ type: 'motion_changed', stopped: true })
    rig.advance(5_000)
    expect(rig.engine.state().game?.id).toBe('g1')
  })
})
