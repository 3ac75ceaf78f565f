import fc from 'fast-check'
import { normalizeUsername, usernameIssue, usernameKey } from './username.js'

describe('normalizeUsername', () => {
  test('trims, and writes compatible characters the plain way', () => {
    expect(normalizeUsername('  Ｍａｙａ１ ')).toBe('Maya1')
    expect(normalizeUsername('Jose\u0301')).toBe('José')
  })
})

describe('usernameIssue', () => {
  test.each(['Al', 'maya.lin', 'Scunthorpe', 'José_99', 'Ольга-7', '中村', 'x'.repeat(30)])(
    'accepts %s',
    (name) => {
      expect(usernameIssue(name)).toBeNull()
    }
  )

  test.each(['नमिता_7', 'தமிழ்', 'ខ្មែរ', 'မြန်မာ', 'שָׁלוֹם', 'مُحَمَّد', 'q\u0323\u0307'])(
    'accepts the marks of %s',
    (name) => {
      expect(usernameIssue(name)).toBeNull()
    }
  )

  test.each([
    ['q\u0323\u0307\u0308x', 'three on one letter'],
    ['\u0301maya', 'one at the beginning'],
    ['maya.\u0301', 'one on a dot'],
    ['maya7\u0301', 'one on a number'],
    ['maya\u20dd', 'one around a letter'],
  ])('refuses marks that no name has: %j, %s', (name) => {
    expect(usernameIssue(name)).toBe('invalid')
  })

  test.each([
    ['', 'empty'],
    ['  \u00a0 ', 'empty'],
    ['A', 'too_short'],
    ['x'.repeat(31), 'too_long'],
    ['maya lin', 'invalid'],
    ['maya@home', 'invalid'],
    ['<b>maya', 'invalid'],
    ['maya😀', 'invalid'],
    ['maya.Sh1t', 'reserved'],
    ['ＰＵＴＡ_99', 'reserved'],
  ])('says of %j that it is %s', (name, issue) => {
    expect(usernameIssue(name)).toBe(issue)
  })

  test.each(['\u200b', '\u202e', '\u00ad', '\u3164', '\u115f', '\0', '\n', '\ud800'])(
    'refuses the invisible %j inside a name instead of dropping it',
    (hidden) => {
      expect(usernameIssue(`ma${hidden}ya`)).toBe('invalid')
    }
  )

  test('counts code points, so that a rare letter is one character', () => {
    expect(usernameIssue('𠜎')).toBe('too_short')
    expect(usernameIssue('𠜎'.repeat(30))).toBeNull()
    expect(usernameIssue('𠜎'.repeat(31))).toBe('too_long')
  })

  test('goes by other limits when it is given some', () => {
    expect(usernameIssue('maya', { minLength: 5, maxLength: 9 })).toBe('too_short')
  })
})

describe('usernameKey', () => {
  test.each([
    ['Maya', ' mAYA '],
    ['José', 'JOSE\u0301'],
    ['Straße', 'STRASSE'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['kım', 'KIM'],
  ])('is the same for %s and %s', (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other))
  })

  test('keeps names apart that differ in more than case', () => {
    expect(usernameKey('maya')).not.toBe(usernameKey('maya.'))
    expect(usernameKey('maya')).not.toBe(usernameKey('máya'))
  })

  test('does not change with the case of the name, nor when it is made twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-ZäßñéДжΣσς0-9._-]{2,30}$/), (name) => {
        const key = usernameKey(name)
        expect(usernameKey(name.toUpperCase())).toBe(key)
        expect(usernameKey(name.toLowerCase())).toBe(key)
        expect(usernameKey(key)).toBe(key)
      })
    )
  })
})
