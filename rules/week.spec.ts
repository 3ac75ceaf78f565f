import fc from 'fast-check'
import { dayBounds, daysFrom, gameDay, mondayOf, weekBounds } from './week.js'

const HOUR_MS = 3_600_000
const hours = ({ start, end }: { start: Date; end: Date }) =>
  (end.getTime() - start.getTime()) / HOUR_MS
const iso = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()]

describe('weekBounds', () => {
  test('runs from Monday to Monday on the clocks of New York', () => {
    const week = ['2026-06-15T04:00:00.000Z', '2026-06-22T04:00:00.000Z']
    expect(iso(weekBounds(new Date('2026-06-17T12:00:00Z')))).toEqual(week)
    expect(iso(weekBounds(new Date('2026-06-15T04:00:00.000Z')))).toEqual(week)
    expect(iso(weekBounds(new Date('2026-06-22T03:59:59.999Z')))).toEqual(week)
    expect(weekBounds(new Date('2026-06-15T03:59:59.999Z')).end.toISOString()).toBe(week[0])
  })

  test('loses an hour in the week the clocks go forward', () => {
    const week = weekBounds(new Date('2026-03-08T12:00:00Z'))
    expect(iso(week)).toEqual(['2026-03-02T05:00:00.000Z', '2026-03-09T04:00:00.000Z'])
    expect(hours(week)).toBe(167)
  })

  test('gains an hour in the week the clocks go back', () => {
    const week = weekBounds(new Date('2026-11-01T06:30:00Z'))
    expect(iso(week)).toEqual(['2026-10-26T04:00:00.000Z', '2026-11-02T05:00:00.000Z'])
    expect(hours(week)).toBe(169)
  })

  test('runs over the end of a year', () => {
    const week = ['2026-12-28T05:00:00.000Z', '2027-01-04T05:00:00.000Z']
    expect(iso(weekBounds(new Date('2026-12-31T23:59:59Z')))).toEqual(week)
    expect(iso(weekBounds(new Date('2027-01-01T05:00:00Z')))).toEqual(week)
  })

  test('goes by another zone when it is given one', () => {
    const week = ['2026-06-14T15:00:00.000Z', '2026-06-21T15:00:00.000Z']
    expect(iso(weekBounds(new Date('2026-06-17T12:00:00Z'), 'Asia/Tokyo'))).toEqual(week)
  })

  test('throws on a zone or an instant that is none', () => {
    expect(() => weekBounds(new Date(), 'Mars/Olympus')).toThrow(RangeError)
    expect(() => weekBounds(new Date(Number.NaN))).toThrow(RangeError)
  })
})

describe('gameDay', () => {
  test('changes at midnight of New York, in winter and in summer', () => {
    expect(gameDay(new Date('2026-01-01T04:59:59.999Z'))).toBe('2025-12-31')
    expect(gameDay(new Date('2026-01-01T05:00:00.000Z'))).toBe('2026-01-01')
    expect(gameDay(new Date('2026-07-01T03:59:59.999Z'))).toBe('2026-06-30')
    expect(gameDay(new Date('2026-07-01T04:00:00.000Z'))).toBe('2026-07-01')
  })

  test('comes back where the clocks go back a minute after midnight', () => {
    const day = (time: string) => gameDay(new Date(`2010-11-07T${time}Z`), 'America/St_Johns')
    expect(['02:29', '02:30', '02:31', '02:44', '03:29', '03:30'].map(day)).toEqual([
      ...['2010-11-06', '2010-11-07', '2010-11-06'],
      ...['2010-11-06', '2010-11-06', '2010-11-07'],
    ])
  })

  test('knows the leap day, and the days before 1970', () => {
    expect(gameDay(new Date('2028-02-29T12:00:00Z'))).toBe('2028-02-29')
    expect(gameDay(new Date('1969-12-31T12:00:00.500Z'), 'UTC')).toBe('1969-12-31')
  })
})

describe('dayBounds', () => {
  test('is 24 hours long, 23 or 25 where the clocks change', () => {
    expect(hours(dayBounds(new Date('2026-06-17T12:00:00Z')))).toBe(24)
    expect(hours(dayBounds(new Date('2026-03-08T12:00:00Z')))).toBe(23)
    expect(hours(dayBounds(new Date('2026-11-01T12:00:00Z')))).toBe(25)
  })

  test('begins with the first instant of a day that has no 00:00', () => {
    const day = dayBounds(new Date('2026-09-06T15:00:00Z'), 'America/Santiago')
    expect(iso(day)).toEqual(['2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'])
  })

  test('begins with the first 00:00 of a day that has two', () => {
    const day = dayBounds(new Date('2026-11-01T15:00:00Z'), 'America/Havana')
    expect(day.start.toISOString()).toBe('2026-11-01T04:00:00.000Z')
    expect(hours(day)).toBe(25)
  })
})

test('a calendar day has a day before it and a Monday, whatever the clocks do', () => {
  expect(daysFrom('2026-03-09', -1)).toBe('2026-03-08')
  expect(daysFrom('2027-01-01', -1)).toBe('2026-12-31')
  expect(daysFrom('2028-02-28', 1)).toBe('2028-02-29')
  expect(mondayOf('2026-11-20')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2027-01-03')).toBe('2026-12-28')
})

test('days and weeks hold their instant and follow each other without a gap', () => {
  const zones = ['America/New_York', 'America/Santiago', 'America/Havana', 'Asia/Kolkata', 'UTC']
  const instants = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (now, zone) => {
      for (const boundsOf of [dayBounds, weekBounds]) {
        const { start, end } = boundsOf(now, zone)
        expect(start <= now && now < end).toBe(true)
        expect(boundsOf(end, zone).start).toEqual(end)
        expect(boundsOf(new Date(start.getTime() - 1), zone).end).toEqual(start)
      }
      expect(gameDay(dayBounds(now, zone).start, zone)).toBe(gameDay(now, zone))
    })
  )
})
