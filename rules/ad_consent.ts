/** Where a reader has to agree to ads of others, and whether these may be chosen for the reader. */

/** What the page's consent platforms have said; null where they said nothing. */
export interface AdConsent {
  gdprApplies: boolean | null
  uspString: string | null
  adConsent: boolean | null
}

/** Cities whose time zones lie in the EU, the EEA, the United Kingdom or Switzerland, under `Europe/`. */
const EUROPE = new Set(
  `Amsterdam Athens Belfast Berlin Bratislava Brussels Bucharest Budapest Busingen Copenhagen Dublin Gibraltar Guernsey
Helsinki Isle_of_Man Jersey Lisbon Ljubljana London Luxembourg Madrid Malta Mariehamn Nicosia Oslo Paris Prague Riga Rome
Sofia Stockholm Tallinn Vaduz Vienna Vilnius Warsaw Zagreb Zurich`
    .split(/\s+/)
    .map((city) => `Europe/${city}`)
)

/** Zones of the same countries elsewhere: islands, enclaves and overseas departments. */
const ELSEWHERE = new Set([
  'Africa/Ceuta',
  'America/Cayenne',
  'America/Guadeloupe',
  'America/Martinique',
  'Arctic/Longyearbyen',
  'Asia/Famagusta',
  'Asia/Nicosia',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Atlantic/Jan_Mayen',
  'Atlantic/Madeira',
  'Atlantic/Reykjavik',
  'Iceland',
  'Indian/Mayotte',
  'Indian/Reunion',
])

/** Whether a reader in this time zone has to agree before an ad server is asked. */
export const zoneNeedsConsent = (timeZone: string): boolean =>
  EUROPE.has(timeZone) || ELSEWHERE.has(timeZone)

/** The third letter of a US privacy string: the reader does not want their data sold. */
const isOptedOut = (uspString: string | null) => /^1.Y/i.test(uspString ?? '')

/** Whether other servers may be asked, and whether they may choose the ad for this reader. */
export function adPermission(consent: AdConsent | null, timeZone: string) {
  const isRequired = zoneNeedsConsent(timeZone) || consent?.gdprApplies === true
  const granted = !isRequired || consent?.adConsent === true
  const refused = consent?.adConsent === false || isOptedOut(consent?.uspString ?? null)
  return { isRequired, thirdParties: granted, targeting: granted && !refused }
}
