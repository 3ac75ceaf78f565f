import { COUNTRY_CODES, isCountry } from '@sidepick/rules/countries'
import { HOME } from './draft'

/** Newer browsers name the time zones of a region: https://tc39.es/proposal-intl-locale-info/ */
interface RegionInfo {
  getTimeZones?: () => string[] | undefined
}

const zonesOf = (country: string) =>
  (new Intl.Locale('und', { region: country }) as RegionInfo).getTimeZones?.() ?? []

/**
 * The country that somebody who lives abroad most likely lives in: that of the clock, or of the browser's language. Empty
 * where neither says anything. Languages travel farther than clocks, so the clock comes first.
 */
export function likelyCountry(
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  language = navigator.language
): string {
  const abroad = COUNTRY_CODES.filter((country) => country !== HOME)
  const ofClock = abroad.find((country) => zonesOf(country).includes(zone))
  if (ofClock) return ofClock
  const ofLanguage = regionOf(language)
  return ofLanguage !== HOME && isCountry(ofLanguage) ? ofLanguage : ''
}

/** Some browsers inside of apps name a language in a form that is no tag. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).region ?? ''
  } catch {
    return ''
  }
}
