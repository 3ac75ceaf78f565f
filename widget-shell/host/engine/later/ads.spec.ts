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
  const allowAds = ({ engine, settings }: Rig, adsAllowed: boolean) => {
    engine.configure({ ...settings, visit: { ...settings.visit!, adsAllowed } })
    engine.send({ type: 'ads_switched' })
  }
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
    ['a discount', { discountPercent: 30 }],
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

  test('the bonus waits three seconds for an ad that is there to begin, and no longer', () => {
    const rig = adRig()
    rig.pick()
    ad(rig, 'available')
    rig.advance(5000)
    rig.settle()
    rig.advance(2_750)
    expect(rig.phase()).toBe('locked')
    rig.advance(250)
    expect(rig.phase()).toBe('majorityBonus')
    ad(rig, 'playing')
    expect(rig.visit().ad).toBe('completed')
  })

  test('an ad that begins while the bonus waits is waited for to its end', () => {
    const rig = adRig()
    rig.pick()
    ad(rig, 'available')
    rig.advance(5000)
    rig.settle()
    rig.advance(1_000)
    ad(rig, 'playing')
    rig.advance(10_000)
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
    expect(rig.visit().told.rejected).toBe(1)
    const message = 'Answer locked and ad timeout has not finished yet.'
    expect(rig.told('advance_rejected')).toEqual([{ type: 'advance_rejected', message }])
    rig.advance(10_000)
    expect(rig.phase()).toBe('result')
    ad(rig, 'completed')
    expect(rig.phase()).toBe('question')
  })

  test.each(['passive', 'question'] as const)(
    'what is learned of ads while the first screen is %s holds for it',
    (phase) => {
      const rig = adRig({ visit: { adsAllowed: false } })
      if (phase === 'question') rig.engine.send({ type: 'gameplay_started' })
      expect(rig.visit().step).toMatchObject({ type: 'GAMEPLAY', adsEnabled: false })
      allowAds(rig, true)
      expect(rig.visit().step).toMatchObject({ type: 'GAMEPLAY_ADS', adsEnabled: true })
      allowAds(rig, false)
      expect(rig.visit().step).toMatchObject({ type: 'GAMEPLAY', adsEnabled: false })
    }
  )

  test('what is learned of ads after a pick holds from the next game on', () => {
    const rig = adRig({ visit: { adsAllowed: false } })
    rig.toResult()
    allowAds(rig, true)
    expect(rig.visit().step.adsEnabled).toBe(false)
    rig.engine.send({ type: 'next_requested' })
    expect(rig.visit().step.adsEnabled).toBe(true)
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
