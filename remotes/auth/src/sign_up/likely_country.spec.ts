import { likelyCountry } from './likely_country'

test.each([
  ['the clock', 'America/Mexico_City', 'en-US', 'MX'],
  ['the language, where the clock runs at home', 'America/New_York', 'es-MX', 'MX'],
  ['the clock before the language', 'Europe/Berlin', 'fr-FR', 'DE'],
  ['nothing, where both are at home', 'America/New_York', 'en-US', ''],
  ['nothing, where neither is known', 'UTC', 'en', ''],
  ['nothing, where the language is no tag', 'UTC', 'es_MX', ''],
  ['nothing, where there is no language', 'UTC', '', ''],
])('takes a country from %s', (_, zone, language, country) => {
  expect(likelyCountry(zone, language)).toBe(country)
})
