/** @jest-environment node */
import type { CardEvents } from '@sidepick/card-kit'
import { RemoteError } from '../federation/remote_errors'
import type { RemoteState } from '../federation/remote_state'
import { aRemote, anEntry } from '../testing/fixtures'
import { watchFailures } from './watch_failures'

function watch() {
  const told: CardEvents['analytics'][] = []
  const states = new Map<string, RemoteState>()
  let look = () => undefined as void
  const page = new EventTarget()
  const { bootstrap, ...entry } = anEntry([])
  const remotes = [aRemote(), aRemote({ id: 'rewards', critical: false, version: '2.1.0' })]
  const stop = watchFailures(
    {
      entry: { ...entry, bootstrap: { ...bootstrap, remotes } },
      measure: (measured: CardEvents['analytics']) => void told.push(measured),
      remotes: {
        stateOf: (id: string) => states.get(id) ?? { status: 'idle' },
        subscribe: (listener: () => void) => {
          look = listener
          return () => (look = () => undefined)
        },
      },
    } as never,
    page as never
  )
  const fails = (id: string) => {
    states.set(id, { status: 'failed', error: new RemoteError('timeout', 'longer than 8000 ms') })
    look()
  }
  return { told, fails, page, stop }
}

const failedRemote = (remoteId: string, version: string) => ({
  name: 'remote_failed',
  properties: { remoteId, version, reason: 'timeout' },
})

test('a remote that did not come is told once, and what that means for the widget', () => {
  const { told, fails } = watch()
  fails('rewards')
  fails('rewards')
  expect(told).toEqual([failedRemote('rewards', '2.1.0')])
  fails('play-cards')
  expect(told.slice(1)).toEqual([
    failedRemote('play-cards', '1.0.0'),
    { name: 'embed_diagnostic', properties: { message: 'not available' } },
  ])
})

test('errors that no code handled are told with file and line, and repeated ones once', () => {
  const { told, page, stop } = watch()
  const fault = () =>
    page.dispatchEvent(
      Object.assign(new Event('error'), { message: 'No good', filename: '/a.js', lineno: 7 })
    )
  fault()
  fault()
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Lost') }))
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'text' }))
  expect(told).toEqual([
    { name: 'client_error', properties: { message: 'No good', file: '/a.js', line: 7 } },
    { name: 'client_error', properties: { message: 'Lost' } },
    { name: 'client_error', properties: { message: 'text' } },
  ])
  stop()
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'after' }))
  expect(told).toHaveLength(3)
})

test('a script that does not load is told, a picture is not', () => {
  const { told, page } = watch()
  const fault = (target: object) =>
    page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: target }))
  fault({ tagName: 'SCRIPT', src: 'https://app.example.com/a.js' })
  fault({ tagName: 'LINK', href: 'https://app.example.com/a.css' })
  fault({ tagName: 'IMG', src: 'https://app.example.com/a.png' })
  expect(told.map(({ properties }) => properties)).toEqual([
    { file: 'https://app.example.com/a.js' },
    { file: 'https://app.example.com/a.css' },
  ])
})

test('a visit tells twenty failures at most', () => {
  const { told, page } = watch()
  for (let count = 0; count < 30; count += 1) {
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: `${count}` }))
  }
  expect(told).toHaveLength(20)
})

test('a script that did not load is told with its address', () => {
  const { told, page } = watch()
  const target = { tagName: 'SCRIPT', src: 'https://quiz.example/a.js' }
  const event = new Event('error')
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(event)
  expect(told).toEqual([{ name: 'preload_failed', properties: { file: target.src } }])
})
