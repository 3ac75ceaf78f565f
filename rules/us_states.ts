import { LOCALES, type Locale } from './types.js'

/** The 50 states and the District of Columbia: code, name, and the Spanish name where it differs. */
const STATES: readonly (readonly [code: string, english: string, spanish?: string])[] = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia', 'Distrito de Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii', 'Hawái'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana', 'Luisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan', 'Míchigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi', 'Misisipi'],
  ['MO', 'Missouri', 'Misuri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire', 'Nuevo Hampshire'],
  ['NJ', 'New Jersey', 'Nueva Jersey'],
  ['NM', 'New Mexico', 'Nuevo México'],
  ['NY', 'New York', 'Nueva York'],
  ['NC', 'North Carolina', 'Carolina del Norte'],
  ['ND', 'North Dakota', 'Dakota del Norte'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon', 'Oregón'],
  ['PA', 'Pennsylvania', 'Pensilvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina', 'Carolina del Sur'],
  ['SD', 'South Dakota', 'Dakota del Sur'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia', 'Virginia Occidental'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
]

/** States in which buying tickets is barred; free tickets still win prizes there. */
const BLOCKED = new Set('AL AK AZ AR DE HI IA LA MD MO NJ OR SC TX WA'.split(' '))

const KNOWN = new Set(STATES.map(([code]) => code))

interface UsState {
  iso_code: string
  name: string
  /** Whether buying tickets is barred there. */
  blacklisted: boolean
}

/** The code in upper case. */
export function isUsState(code: string): boolean {
  return KNOWN.has(code)
}

const NAME_IN: Record<Locale, (english: string, spanish?: string) => string> = {
  'en-us': (english) => english,
  'es-mx': (english, spanish = english) => spanish,
}

/** Every state in the order of its name in this language. */
export function listUsStates(locale: Locale = LOCALES[0]): UsState[] {
  const order = new Intl.Collator(locale)
  return STATES.map(([code, english, spanish]) => ({
    iso_code: code,
    name: NAME_IN[locale](english, spanish),
    blacklisted: BLOCKED.has(code),
  })).sort((one, other) => order.compare(one.name, other.name))
}
