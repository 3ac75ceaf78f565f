import { adPermission, zoneNeedsConsent, type AdConsent } from './ad_consent'

const said = (over: Partial<AdConsent>): AdConsent => ({
  gdprApplies: null,
  uspString: null,
  adConsent: null,
  ...over,
})

describe('where consent is required', () => {
  it.each([
    'Europe/Berlin',
    'Europe/London',
    'Europe/Zurich',
    'Europe/Oslo',
    'Atlantic/Reykjavik',
    'Indian/Reunion',
  ])('in %s', (zone) => expect(zoneNeedsConsent(zone)).toBe(true))
  it.each(['America/New_York', 'Europe/Moscow', 'Europe/Istanbul', 'Asia/Tokyo', ''])(
    'not in %j',
    (zone) => expect(zoneNeedsConsent(zone)).toBe(false)
  )
})

describe('what a reader has allowed', () => {
  it('in Europe nothing until it is granted', () => {
    const none = { isRequired: true, thirdParties: false, targeting: false }
    expect(adPermission(null, 'Europe/Paris')).toEqual(none)
    expect(adPermission(said({ adConsent: false }), 'Europe/Paris')).toEqual(none)
    expect(adPermission(said({ gdprApplies: false }), 'Europe/Paris')).toEqual(none)
    const all = { isRequired: true, thirdParties: true, targeting: true }
    expect(adPermission(said({ adConsent: true }), 'Europe/Paris')).toEqual(all)
  })

  it('elsewhere everything until it is refused', () => {
    const zone = 'America/Chicago'
    expect(adPermission(null, zone)).toMatchObject({ thirdParties: true, targeting: true })
    expect(adPermission(said({ uspString: '1YYN' }), zone)).toMatchObject({
      thirdParties: true,
      targeting: false,
    })
    expect(adPermission(said({ uspString: '1YNN' }), zone).targeting).toBe(true)
    expect(adPermission(said({ adConsent: false }), zone)).toMatchObject({
      thirdParties: true,
      targeting: false,
    })
    expect(adPermission(said({ gdprApplies: true }), zone).thirdParties).toBe(false)
  })
})
