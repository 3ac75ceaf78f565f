import { SCRIPT_IDS } from '@sidepick/rules/experience'
import { SCRIPTS, nextStepIndex } from './scripts'
import { screenLayoutOf, screenOf, type ScriptStep } from './steps'

const letters = (steps: readonly ScriptStep[]) =>
  steps.map(({ type, card }) => (card ? `${type}:${card}` : type))

describe('the scripts', () => {
  test.each([
    ['standard16', 16],
    ['ads9', 9],
    ['stockAsset12', 12],
    ['stockSearch10', 10],
    ['long23', 23],
  ] as const)('%s has %i steps, as many for a player', (id, length) => {
    expect(SCRIPTS[id].loggedOut).toHaveLength(length)
    expect(SCRIPTS[id].loggedIn).toHaveLength(length)
  })

  test.each(SCRIPT_IDS)('%s asks no player for an account', (id) => {
    const steps = letters(SCRIPTS[id].loggedIn)
    expect(steps).not.toContain('INTERSTITIAL:dont-lose-points')
    expect(steps).not.toContain('INTERSTITIAL_MORE_GAMES')
  })

  test('the standard one opens without ads, has an offer in the fourth place and a reminder in the seventh', () => {
    const steps = letters(SCRIPTS.standard16.loggedOut)
    expect(steps[0]).toBe('GAMEPLAY')
    expect(steps[3]).toBe('INTERSTITIAL:rokt')
    expect(steps[6]).toBe('INTERSTITIAL:dont-lose-points')
    const others = steps.filter((_step, index) => ![0, 3, 6].includes(index))
    expect(new Set(others)).toEqual(new Set(['GAMEPLAY_ADS']))
  })

  test('the one of ads has nine ad games', () => {
    expect(letters(SCRIPTS.ads9.loggedOut)).toEqual(Array(9).fill('GAMEPLAY_ADS'))
  })

  test('the stock ones reorder nothing: one opener without ads, the reminder, the search', () => {
    const assets = letters(SCRIPTS.stockAsset12.loggedOut)
    expect(assets[0]).toBe('STOCK_ASSET_NO_ADS')
    expect(assets.indexOf('INTERSTITIAL:dont-lose-points')).toBe(5)
    expect(assets.filter((type) => type === 'STOCK_ASSET')).toHaveLength(10)
    const search = letters(SCRIPTS.stockSearch10.loggedOut)
    expect(search.indexOf('INTERSTITIAL_MORE_GAMES')).toBe(5)
    expect(search.filter((type) => type === 'STOCK_SEARCH')).toHaveLength(9)
  })

  test('the long one has every kind of interstitial, the swipe for phones alone', () => {
    const steps = SCRIPTS.long23.loggedOut
    const places = letters(steps).flatMap((type, index) =>
      type.startsWith('INTERSTITIAL') ? [[index, type]] : []
    )
    expect(places).toEqual([
      [3, 'INTERSTITIAL:rokt'],
      [6, 'INTERSTITIAL:dont-lose-points'],
      [11, 'INTERSTITIAL:swipe'],
      [16, 'INTERSTITIAL_MORE_GAMES'],
    ])
    expect(steps[11]?.mobileOnly).toBe(true)
  })

  test.each([
    ['standard16', 'socialProofIfLoggedOut'],
    ['ads9', 'none'],
    ['stockAsset12', 'none'],
    ['stockSearch10', 'none'],
    ['long23', 'welcomeV4'],
  ] as const)('%s begins with %s', (id, postStart) => expect(SCRIPTS[id].postStart).toBe(postStart))
})

describe('the next step', () => {
  const [g, a, r]: ScriptStep[] = [
    { type: 'GAMEPLAY' },
    { type: 'GAMEPLAY_ADS' },
    { type: 'INTERSTITIAL', card: 'rokt' },
  ]
  const list = [g!, a!, r!]

  test('is the one after, and after the last one the second', () => {
    expect(nextStepIndex(0, list, () => true)).toBe(1)
    expect(nextStepIndex(2, list, () => true)).toBe(1)
    expect(nextStepIndex(0, [g!], () => true)).toBe(0)
  })

  test('leaves out what cannot be shown, and is none if nothing can', () => {
    expect(nextStepIndex(1, list, ({ card }) => card !== 'rokt')).toBe(1)
    expect(nextStepIndex(0, list, () => false)).toBeNull()
  })
})

describe('a screen', () => {
  test.each([
    ['GAMEPLAY', null, 'GAME_PLAY'],
    ['GAMEPLAY_ADS', null, 'GAME_PLAY'],
    ['INTERSTITIAL', 'rokt', 'INTERSTITIAL_ROKT'],
    ['INTERSTITIAL', 'dont-lose-points', 'INTERSTITIAL'],
    ['INTERSTITIAL', 'swipe', 'INTERSTITIAL_SWIPE_ANIMATION'],
    ['INTERSTITIAL_MORE_GAMES', null, 'INTERSTITIAL_MORE_GAMES'],
    ['STOCK_SEARCH', null, 'GAME_SHUTTERSTOCK_SEARCH'],
    ['STOCK_ASSET', null, 'GAME_SHUTTERSTOCK_ASSET'],
    ['STOCK_ASSET_NO_ADS', null, 'GAME_SHUTTERSTOCK_ASSET_NO_ADS'],
  ] as const)('%s %s is drawn in %s', (type, card, layout) =>
    expect(screenLayoutOf(type, card)).toBe(layout)
  )

  test.each([
    ['GAMEPLAY', false],
    ['GAMEPLAY_ADS', true],
    ['STOCK_ASSET', true],
    ['STOCK_ASSET_NO_ADS', false],
    ['STOCK_SEARCH', true],
    ['INTERSTITIAL', false],
    ['INTERSTITIAL_MORE_GAMES', false],
  ] as const)('%s starts with ads: %s, and without them where none are allowed', (type, ads) => {
    expect(screenOf({ type }, true).adsEnabled).toBe(ads)
    expect(screenOf({ type }, false).adsEnabled).toBe(false)
  })

  test('between two games takes no taps and shows no video', () => {
    expect(screenOf({ type: 'INTERSTITIAL', card: 'swipe' }, true)).toMatchObject({
      tapsDisabled: true,
      hideVideo: true,
    })
    expect(screenOf({ type: 'STOCK_ASSET' }, true)).toMatchObject({
      tapsDisabled: false,
      hideVideo: false,
    })
  })

  test('with ads is an ordinary game where none are allowed', () => {
    expect(screenOf({ type: 'GAMEPLAY_ADS' }, false).type).toBe('GAMEPLAY')
  })
})
