import { resolveLocale } from './locale.js'

describe('resolveLocale', () => {
  test('keeps a supported language in whatever case it comes', () => {
    expect(resolveLocale('es-mx')).toBe('es-mx')
    expect(resolveLocale(' es_MX ')).toBe('es-mx')
    expect(resolveLocale('en-US', 'es-mx')).toBe('en-us')
  })

  test('speaks British English as en-us, also where another language is the fallback', () => {
    expect(resolveLocale('en-gb', 'es-mx')).toBe('en-us')
  })

  test.each([undefined, null, '', 'fr-fr', 'es', '__proto__'])('falls back for %p', (wanted) => {
    expect(resolveLocale(wanted)).toBe('en-us')
    expect(resolveLocale(wanted, 'es-mx')).toBe('es-mx')
  })
})
