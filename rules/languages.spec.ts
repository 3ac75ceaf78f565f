import { contentLanguages, intlTag, LANGUAGE_TAGS, resolveLanguage, wordsOf } from './languages.js'
import { LANGUAGES, LOCALES } from './types.js'

describe('LANGUAGES', () => {
  test.each(LANGUAGE_TAGS)(
    'shows %s in words that there are, under a tag that Intl knows',
    (tag) => {
      expect(LOCALES).toContain(wordsOf(tag))
      expect(intlTag(tag).toLowerCase()).toBe(tag)
      expect(Intl.getCanonicalLocales(intlTag(tag))).toEqual([intlTag(tag)])
    }
  )

  test('holds every language that has words', () => {
    for (const locale of LOCALES) expect(LANGUAGES[locale].words).toBe(locale)
  })
})

describe('British English', () => {
  test('has American words and its own dates', () => {
    expect(wordsOf('en-gb')).toBe('en-us')
    const day = new Date('2026-11-05T12:00:00Z')
    const long = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(day)
    expect(long(intlTag('en-gb'))).toBe('5 November 2026')
    expect(long(intlTag('en-us'))).toBe('November 5, 2026')
  })
})

describe('contentLanguages', () => {
  test('adds the language whose words are borrowed, and never one that borrows', () => {
    expect(contentLanguages('en-gb')).toEqual(['en-gb', 'en-us'])
    expect(contentLanguages('en-us')).toEqual(['en-us'])
    expect(contentLanguages('es-mx')).toEqual(['es-mx'])
  })
})

describe('resolveLanguage', () => {
  test('keeps a supported language in whatever case it comes', () => {
    expect(resolveLanguage('es-mx')).toBe('es-mx')
    expect(resolveLanguage(' es_MX ')).toBe('es-mx')
    expect(resolveLanguage('en-US', 'es-mx')).toBe('en-us')
    expect(resolveLanguage('en-GB', 'es-mx')).toBe('en-gb')
  })

  test.each([undefined, null, '', ' '])('falls back for %p, where none is wanted', (wanted) => {
    expect(resolveLanguage(wanted)).toBe('en-us')
    expect(resolveLanguage(wanted, 'es-mx')).toBe('es-mx')
    expect(resolveLanguage(wanted, 'en-gb')).toBe('en-gb')
  })

  test.each(['de', 'fr-fr', 'es', 'es-es', 'en-au', '__proto__', 'constructor'])(
    'makes %p en-us, whatever the fallback',
    (wanted) => {
      expect(resolveLanguage(wanted)).toBe('en-us')
      expect(resolveLanguage(wanted, 'es-mx')).toBe('en-us')
      expect(resolveLanguage(wanted, 'en-gb')).toBe('en-us')
    }
  )
})
