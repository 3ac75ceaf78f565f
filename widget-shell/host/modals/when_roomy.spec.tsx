import { act, render, screen } from '@testing-library/react'
import type { Scene } from '../app/scene'
import { WhenRoomy } from './when_roomy'

const own = window.parent
const standIn = (parent: Window) =>
  Object.defineProperty(window, 'parent', { value: parent, configurable: true })

beforeEach(() => {
  jest.useFakeTimers()
  standIn({} as Window)
})
afterEach(() => {
  jest.useRealTimers()
  standIn(own)
})

function open(isLow: () => boolean) {
  render(<WhenRoomy scene={{ isLow } as Scene}>A dialog</WhenRoomy>)
  return () => screen.queryByText('A dialog')
}
const resized = () => act(() => void window.dispatchEvent(new Event('resize')))

test('a dialog comes once the frame has grown, and stays in one that shrinks', () => {
  let low = true
  const dialog = open(() => low)
  expect(dialog()).toBeNull()
  resized()
  expect(dialog()).toBeNull()
  low = false
  resized()
  expect(dialog()).toBeVisible()
  low = true
  resized()
  expect(dialog()).toBeVisible()
})

test('it comes at once where no more height was requested', () => {
  expect(open(() => false)()).toBeVisible()
})

test('it waits a quarter of a second for a page that gives no height', () => {
  const dialog = open(() => true)
  act(() => void jest.advanceTimersByTime(249))
  expect(dialog()).toBeNull()
  act(() => void jest.advanceTimersByTime(1))
  expect(dialog()).toBeVisible()
})

test('it waits for nobody in a window of its own', () => {
  standIn(window)
  expect(open(() => true)()).toBeVisible()
})
