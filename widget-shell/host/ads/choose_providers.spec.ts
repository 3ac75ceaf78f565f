import {
  adsAreAllowed,
  adsAreOn,
  chooseProviders,
  wantsAdGames,
  wantsHouseBanner,
  type AdSwitches,
} from './choose_providers'

type Ads = NonNullable<AdSwitches['config']['ads']>

const switches = (
  over: Partial<Omit<AdSwitches, 'config' | 'flags'>> & {
    ads?: Ads
    theme?: object
    flags?: Partial<AdSwitches['flags']>
  } = {}
): AdSwitches => {
  const { ads = { provider: 'ima' }, theme, flags, ...rest } = over
  return {
    config: { ads, themeFlags: { ...theme } as AdSwitches['config']['themeFlags'] },
    flags: { adsDisabled: false, altAdsProvider: null, unpaidAds: false, ...flags },
    pageWantsNone: false,
    playerHasNone: false,
    thirdParties: true,
    blocked: false,
    ...rest,
  }
}

describe('who is asked for an ad', () => {
  test('the network, then we ourselves', () => {
    expect(chooseProviders(switches())).toEqual(['ima', 'house'])
  })

  test.each<[string, string, Ads]>([
    ['alt', 'there is its tag', { provider: 'ima', altVastTag: '/other.xml' }],
    ['ima', 'it has no tag', { provider: 'ima' }],
  ])('%s on the domains that have another provider, where %s', (network, _when, ads) => {
    const flags = { altAdsProvider: 'other' }
    expect(chooseProviders(switches({ ads, flags }))).toEqual([network, 'house'])
  })

  test.each<[string, AdSwitches]>([
    ['without consent', switches({ thirdParties: false })],
    ['behind an ad blocker', switches({ blocked: true })],
    ['on an unpaid page', switches({ flags: { unpaidAds: true, altAdsProvider: 'other' } })],
    [
      'where nobody else sells',
      switches({ ads: { provider: 'house' }, flags: { altAdsProvider: 'other' } }),
    ],
  ])('%s only we ourselves', (_when, given) => expect(chooseProviders(given)).toEqual(['house']))

  test.each<[string, AdSwitches]>([
    ['nothing is configured', switches({ ads: {} })],
    ['the configuration has none', switches({ ads: { provider: 'null' } })],
    ['the theme has none', switches({ theme: { disableAllAds: true } })],
    ['the domain has none', switches({ flags: { adsDisabled: true } })],
    ['the page wants none', switches({ pageWantsNone: true })],
    ['the player has none', switches({ playerHasNone: true })],
  ])('nobody where %s', (_when, given) => {
    expect(adsAreOn(given)).toBe(false)
    expect(chooseProviders(given)).toEqual([])
  })

  test.each<[boolean, string, AdSwitches]>([
    [true, 'nothing says otherwise', switches()],
    [false, 'the theme wants none', switches({ theme: { enableFallbackDisplayAds: false } })],
    [
      true,
      'nobody else sells',
      switches({ ads: { provider: 'house' }, theme: { enableFallbackDisplayAds: false } }),
    ],
  ])('a banner of ours: %s where %s', (isWanted, _when, { config }) =>
    expect(wantsHouseBanner(config)).toBe(isWanted)
  )

  test.each<[boolean, string, AdSwitches]>([
    [false, 'nothing asks for them', switches()],
    [true, 'the ads have them', switches({ ads: { adGames: true } })],
    [true, 'there is special content', switches({ theme: { enableSpecialContent: true } })],
    [
      false,
      'the ads have none of the special content',
      switches({ ads: { adGames: false }, theme: { enableSpecialContent: true } }),
    ],
  ])('sponsored games: %s where %s', (areWanted, _when, { config }) =>
    expect(wantsAdGames(config)).toBe(areWanted)
  )

  test('sponsored games need nobody who sells, but every other switch', () => {
    expect(adsAreAllowed(switches({ ads: { adGames: true } }))).toBe(true)
    expect(adsAreAllowed(switches({ theme: { disableAllAds: true } }))).toBe(false)
    expect(adsAreAllowed(switches({ flags: { adsDisabled: true } }))).toBe(false)
    expect(adsAreAllowed(switches({ pageWantsNone: true }))).toBe(false)
    expect(adsAreAllowed(switches({ playerHasNone: true }))).toBe(false)
  })
})
