import { findScreen, screenAt, screenFor } from './screens'
import type { ScreenEntry } from './types'

const remote = (...screens: ScreenEntry[]) => ({ screens })
const remotes = [
  remote(
    { name: 'Prompt', opensOn: 'auth_requested', when: { screen: 'sign_up' } },
    { name: 'Callback', path: '/auth/callback/:supplier' },
    { name: 'Terms', path: '/docs/terms' },
    { name: 'Terms', path: '/profile/terms', login: true }
  ),
  remote({ name: 'Login', path: '/auth', opensOn: 'auth_requested' }),
]

test('a screen is found by its name in whatever remote has it', () => {
  expect(findScreen(remotes, 'Login')?.path).toBe('/auth')
  expect(findScreen(remotes, 'Nope')).toBeNull()
})

test('what happened opens the first screen whose conditions it meets', () => {
  expect(screenFor(remotes, 'auth_requested', { screen: 'sign_up' })?.name).toBe('Prompt')
  expect(screenFor(remotes, 'auth_requested', { screen: 'sign_in' })?.name).toBe('Login')
  expect(screenFor(remotes, 'terms_needed', {})).toBeNull()
})

test.each([
  ['/auth', 'Login', {}],
  ['/auth/', 'Login', {}],
  ['/auth/callback/google', 'Callback', { supplier: 'google' }],
  ['/auth/callback/a%20b', 'Callback', { supplier: 'a b' }],
  ['/profile/terms', 'Terms', {}],
])('%s leads to %s', (pathname, name, params) => {
  expect(screenAt(remotes, pathname)).toMatchObject({ screen: { name }, params })
})

test.each([
  '/',
  '/auth/callback',
  '/auth/callback/',
  '/auth/callback/%E0%A4%A',
  '/Auth',
  '/docs/terms/x',
])('%s leads nowhere', (pathname) => expect(screenAt(remotes, pathname)).toBeNull())

test('one screen may have several addresses, each with its own conditions', () => {
  expect(screenAt(remotes, '/docs/terms')?.screen.login).toBeUndefined()
  expect(screenAt(remotes, '/profile/terms')?.screen.login).toBe(true)
})
