import fc from 'fast-check'
import { ageOn, birthdayIssue } from './birthday.js'

const at = (iso: string) => new Date(iso)

describe('ageOn', () => {
  test('counts a year from the birthday on, by the UTC date', () => {
    expect(ageOn('2008-06-15', at('2026-06-14T23:59:59.999Z'))).toBe(17)
    expect(ageOn('2008-06-15', at('2026-06-15T00:00:00.000Z'))).toBe(18)
    expect(ageOn('2008-06-15', at('2026-06-14T20:00:00.000-05:00'))).toBe(18)
  })

  test('lets a leap-day child grow older on 1 March of other years', () => {
    expect(ageOn('2008-02-29', at('2026-02-28T12:00:00Z'))).toBe(17)
    expect(ageOn('2008-02-29', at('2026-03-01T00:00:00Z'))).toBe(18)
    expect(ageOn('2008-02-29', at('2028-02-29T00:00:00Z'))).toBe(20)
  })

  test('throws on what is not a date', () => {
    expect(() => ageOn('2008-02-30', at('2026-01-01T00:00:00Z'))).toThrow(RangeError)
  })

  test('never falls as time goes on', () => {
    const days = fc.date({ min: at('1950-01-01'), max: at('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, days, days, (born, one, other) => {
        const [first, second] = one < other ? [one, other] : [other, one]
        const birthday = born.toISOString().slice(0, 10)
        expect(ageOn(birthday, first)).toBeLessThanOrEqual(ageOn(birthday, second))
      })
    )
  })
})

describe('birthdayIssue', () => {
  const now = at('2026-06-15T12:00:00Z')

  test('accepts somebody who is 18 today and refuses who is so tomorrow', () => {
    expect(birthdayIssue('2008-06-15', now)).toBeNull()
    expect(birthdayIssue('2008-06-16', now)).toBe('underage')
    expect(birthdayIssue('2026-06-15', now)).toBe('underage')
  })

  test.each([
    '',
    '15.06.2000',
    '2000-6-15',
    '2000-13-01',
    '2000-00-10',
    '2001-02-29',
    '2000-04-31',
    '2000-01-01T00:00:00Z',
    '2026-06-16',
    '0198-05-05',
    ' 2000-01-01',
  ])('calls %j invalid', (birthday) => {
    expect(birthdayIssue(birthday, now)).toBe('invalid')
  })

  test('goes by another age when it is given one', () => {
    expect(birthdayIssue('2008-06-15', now, 21)).toBe('underage')
  })
})
