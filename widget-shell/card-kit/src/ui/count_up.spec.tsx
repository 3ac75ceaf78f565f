import { act, render, screen } from '@testing-library/react'
import { CountUp } from './count_up'

const still = (matches: boolean) => {
  window.matchMedia = jest.fn(() => ({ matches }) as MediaQueryList)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'matchMedia')
})

const running = () => document.querySelector('[aria-hidden]')?.textContent

test('CountUp runs from nothing to its number, and says the number alone', () => {
  still(false)
  render(<CountUp value={1340} locale="en-us" />)
  expect(screen.getByText('1,340')).not.toHaveAttribute('aria-hidden')
  expect(running()).toBe('0')
  act(() => jest.advanceTimersByTime(400))
  expect(Number(running()?.replace(',', ''))).toBeGreaterThan(500)
  expect(running()).not.toBe('1,340')
  act(() => jest.advanceTimersByTime(1000))
  expect(running()).toBe('1,340')
})

test('CountUp stands still where motion is not wanted', () => {
  still(true)
  render(<CountUp value={1340} locale="es-mx" />)
  expect(running()).toBe('1,340')
})
