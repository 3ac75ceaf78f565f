import { waitFor } from '@testing-library/dom'
import { closeOnBack } from './close_on_back'

const heardByRouter = jest.fn()

/** A page whose router keeps a state, with a lightbox over it. */
function open(widget = new AbortController().signal) {
  history.pushState({ route: 'story' }, '', '/story')
  const entries = history.length
  const stands = new AbortController()
  const end = () => stands.abort()
  const close = jest.fn(end)
  closeOnBack(close, stands.signal, widget)
  return { close, end, entries }
}

const stands = (route: string) => waitFor(() => expect(history.state).toEqual({ route }))

beforeEach(() => {
  history.pushState({ route: 'start' }, '', '/')
  window.addEventListener('popstate', heardByRouter)
})
afterEach(() => {
  window.removeEventListener('popstate', heardByRouter)
  heardByRouter.mockReset()
  jest.restoreAllMocks()
})

test('Back closes it and nothing else', async () => {
  const { close, entries } = open()
  expect(history.length).toBe(entries + 1)
  history.back()
  await stands('story')
  expect(close).toHaveBeenCalledTimes(1)
  expect(location.pathname).toBe('/story')
  expect(heardByRouter).not.toHaveBeenCalled()
})

test('closed in another way, its entry goes, and the next Back is the page’s own', async () => {
  const { close, end } = open()
  end()
  await stands('story')
  expect(heardByRouter).not.toHaveBeenCalled()
  history.back()
  await stands('start')
  expect(close).not.toHaveBeenCalled()
  expect(heardByRouter).toHaveBeenCalledTimes(1)
})

test('a page that has gone on keeps where it is', () => {
  const { end } = open()
  history.pushState({ route: 'next' }, '', '/next')
  const back = jest.spyOn(history, 'back')
  end()
  expect(back).not.toHaveBeenCalled()
})

test('a page that has gone on over it comes back to it, and closes it with the next Back', async () => {
  const { close } = open()
  history.pushState({ route: 'next' }, '', '/next')
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/story'))
  expect(close).not.toHaveBeenCalled()
  expect(heardByRouter).toHaveBeenCalledTimes(1)
  history.back()
  await stands('story')
  expect(close).toHaveBeenCalledTimes(1)
  expect(heardByRouter).toHaveBeenCalledTimes(1)
})

test('a destroyed widget leaves the history to the router that destroyed it', () => {
  const gone = new AbortController()
  const { end } = open(gone.signal)
  const back = jest.spyOn(history, 'back')
  gone.abort()
  end()
  expect(back).not.toHaveBeenCalled()
})
