import { plusMonths, shownDays, turned, weekStart } from './calendar_days'

const SUNDAY = 0
const MONDAY = 1

describe('the days of a calendar', () => {
  it('shows a month in whole weeks', () => {
    const days = shownDays('month', '2026-11-26', MONDAY)
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42])
    const american = shownDays('month', '2026-02-10', SUNDAY)
    expect([american[0], american.at(-1), american.length]).toEqual([
      '2026-02-01',
      '2026-02-28',
      28,
    ])
  })

  it('begins a week as the language does', () => {
    expect(weekStart('2026-11-26', MONDAY)).toBe('2026-11-23')
    expect(weekStart('2026-11-26', SUNDAY)).toBe('2026-11-22')
    expect(weekStart('2026-11-22', SUNDAY)).toBe('2026-11-22')
  })

  it('keeps to the last day of a shorter month', () => {
    expect(plusMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(plusMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(plusMonths('2026-12-05', 1)).toBe('2027-01-05')
  })

  it('turns by what is shown', () => {
    expect(turned('week', '2026-11-26', 1)).toBe('2026-12-03')
    expect(turned('month', '2026-11-26', -1)).toBe('2026-10-26')
    expect(turned('list', '2026-11-26', 1)).toBe('2026-12-10')
  })
})
