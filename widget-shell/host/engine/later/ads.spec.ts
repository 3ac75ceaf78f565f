import { playRig } from '../../testing/play_rig'

type Rig = ReturnType<typeof playRig>

describe('where ads may come', () => {
  const ADS = {
    scriptId: 'ads9',
    adsAllowed: true,
    layouts: ['GAME_PLAY', 'GAME_PLAY_ADS'],
  } as const
  const ad = (rig: Rig, state: 'available' | 'playing' | 'completed') =>
    rig.engine.send({ type: 'ad_changed', ad: state })
  const adRig = (visit: Parameters<typeof playRig>[0] = {}) => {
    const rig = playRig({ ...visit, visit: { ...ADS, ...visit.visit } })
    rig.begin()
    return rig
  }

  test('a pick is locked five seconds, and the way on waits as long', () => {
    const rig = adRig()
    rig.pick()
    rig.advance(4750)
    expect(rig.phase()).toBe('locking')
    rig.advance(250)
    rig.settle()
    expect(rig.engine.state().timers.adTimeout).toMatchObject({ completed: true })
  })

  test('the screen is the one with ads once an ad is there, wide while it plays', () => {
    const rig = adRig()
    expect(rig.visit().layout).toBe('GAME_PLAY')
    ad(rig, 'available')
    expect(rig.visit().layout).toBe('GAME_PLAY_ADS')
    ad(rig, 'playing')
    expect(rig.visit().layout).toBe('GAME_PLAY_ADS_LANDSCAPE')
    ad(rig, 'completed')
    expect(rig.visit().layout).toBe('GAME_PLAY_ADS')
  })

  test.each([
    ['a discount', { discount: true }],
    ['a play response', { playResponse: { intervalMs: 500, totalMs: 5000, autoplayMs: 5000 } }],
  ])('with %s the screen without ads comes back', (_with, visit) => {
    const rig = adRig({ visit })
    ad(rig, 'completed')
    expect(rig.visit().layout).toBe('GAME_PLAY')
  })

  test('the bonus waits for the ad', () => {
    const rig = adRig()
    rig.pick()
    rig.advance(5000)
    ad(rig, 'playing')
    rig.settle()
    rig.advance(15_000)
    expect(rig.phase()).toBe('locked')
    ad(rig, 'completed')
    expect(rig.phase()).toBe('majorityBonus')
  })

  test('an ad that never ends holds thirty seconds from the pick', () => {
    const rig = adRig()
    rig.pick()
    rig.advance(5000)
    ad(rig, 'playing')
    rig.settle()
    rig.advance(24_750)
    expect(rig.phase()).toBe('locked')
    rig.advance(250)
    expect(rig.phase()).toBe('majorityBonus')
  })

  test('an ad in the result holds the next game, whoever asks for it', () => {
    const rig = adRig()
    rig.pick()
    rig.advance(5000)
    rig.settle()
    rig.advance(2000)
    ad(rig, 'playing')
    rig.engine.send({ type: 'next_requested' })
    expect(rig.visit().rejected?.message).toBe('Answer locked and ad timeout has not finished yet.')
    rig.advance(10_000)
    expect(rig.phase()).toBe('result')
    ad(rig, 'completed')
    expect(rig.phase()).toBe('question')
  })

  test('a game without ads takes no notice of them', () => {
    const rig = playRig()
    rig.begin()
    ad(rig, 'playing')
    expect(rig.visit()).toMatchObject({ ad: 'none', layout: 'GAME_PLAY' })
    rig.toResult()
    expect(rig.phase()).toBe('result')
  })
})
