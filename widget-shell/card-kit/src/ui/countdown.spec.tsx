import { act, render, screen } from '@testing-library/react'
import { Countdown } from './countdown'

const START = Date.parse('2026-01-01T00:00:00Z')

beforeEach(() => jest.useFakeTimers({ now: START }))
afterEach(() => jest.useRealTimers())

const draw = (endsAt: string, locale: 'en-us' | 'es-mx' = 'en-us') =>
  render(<Countdown label="Ends in" over="Over" endsAt={endsAt} locale={locale} />)

describe('Countdown', () => {
  it('counts in the three largest units', () => {
    draw('2026-01-03T04:25:00Z')
    expect(screen.getByRole('timer', { name: 'Ends in' })).toHaveTextContent('2days04hr25min')
  })

  it('counts minutes and seconds at the end, and draws the eye then', () => {
    draw('2026-01-01T00:04:09Z')
    const timer = screen.getByRole('timer')
    expect(timer).toHaveTextContent('04min09sec')
    expect(timer).toHaveAttribute('data-soon')
  })

  it('says so once it is over, and stops its clock', () => {
    draw('2026-01-01T00:00:02Z')
    act(() => jest.advanceTimersByTime(2_000))
    expect(screen.getByText('Over')).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(jest.getTimerCount()).toBe(0)
  })
})
