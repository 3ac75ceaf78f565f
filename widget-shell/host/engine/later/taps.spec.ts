import { aGame } from '../../testing/fixtures'
import { playRig } from '../../testing/play_rig'

const tap = { type: 'bonus_tapped' } as const
const side = {
  type: 'side_picked',
  side: 'A',
  key: 'key-A',
  pickedAt: '2026-01-01T00:00:00.000Z',
} as const

function asking(over: Parameters<typeof playRig>[0] = {}) {
  const rig = playRig({ games: [aGame({ id: 'g1' }), aGame({ id: 'g2' })], ...over })
  rig.begin()
  rig.engine.send({ type: 'gameplay_started' })
  return rig
}
const points = (rig: ReturnType<typeof playRig>) => rig.visit().told.taps?.points

describe('bonus items', () => {
  test('pay one point each, ten of a game at most, with the pick and its points', () => {
    const rig = asking()
    expect(rig.visit().told.taps).toEqual({ points: 0, most: 10 })
    for (let at = 0; at < 12; at += 1) rig.engine.send(tap)
    expect(points(rig)).toBe(10)
    rig.toResult()
    expect(rig.submitted().at(-1)?.pick.taps).toBe(10)
    expect(rig.engine.state().outcome?.points).toMatchObject({
      base: 10,
      majority: 10,
      taps: 10,
      total: 30,
    })
    expect(rig.engine.state().sessionPoints).toBe(30)
    rig.engine.send({ type: 'next_requested' })
    expect(points(rig)).toBe(0)
  })

  test('are nothing before the start, after the pick, between two games and in an ad game', () => {
    const rig = playRig()
    rig.begin()
    rig.engine.send(tap)
    expect(points(rig)).toBe(0)
    rig.engine.send(side)
    rig.engine.send(tap)
    expect(points(rig)).toBe(0)
    expect(asking({ games: [aGame({ id: 'g1', isAd: true })] }).visit().told.taps).toBeUndefined()
  })

  test('leave a pick without any as it was', () => {
    const rig = asking()
    rig.toResult()
    expect(rig.submitted().at(-1)?.pick.taps).toBeUndefined()
    expect(rig.engine.state().outcome?.points).not.toHaveProperty('taps')
  })
})
