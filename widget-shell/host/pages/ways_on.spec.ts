/** @jest-environment node */
import { screenAt } from '@sidepick/rules/screens'
import type { ScreenEntry } from '@sidepick/rules/types'
import { isForStrangers, wayAfterSignIn, wayBack, wayOn, welcomePath } from './ways_on'

const screenOf = (over: Partial<ScreenEntry>) => over as ScreenEntry
const remotes = [
  {
    screens: [
      screenOf({ name: 'SignIn', path: '/auth', login: false }),
      screenOf({ name: 'Thanks', path: '/profile/thanks', opensOn: 'signed_up', login: true }),
      screenOf({ name: 'Profile', path: '/profile', login: true }),
    ],
  },
]
const somebody = { method: null, forStrangers: false, gameWaits: false, overPage: false } as const

test('a page is for strangers when it says so', () => {
  expect(isForStrangers(remotes, '/auth')).toBe(true)
  expect(isForStrangers(remotes, '/profile')).toBe(false)
  expect(isForStrangers(remotes, '/nowhere')).toBe(false)
})

test('the page that welcomes is the one that opens on a sign-up, unless the experience goes without', () => {
  expect(welcomePath(remotes, {})).toBe('/profile/thanks')
  expect(welcomePath(remotes, { Thanks: false })).toBeNull()
  expect(welcomePath([], {})).toBeNull()
})

test.each([
  ['one who was signed in stays', {}, 'stay'],
  ['one who was signed in leaves a page for strangers', { forStrangers: true }, 'go_on'],
  ['a sign-in leads on', { method: 'sign_in' }, 'go_on'],
  ['a sign-in over a page leaves that page', { method: 'sign_in', overPage: true }, 'stay'],
  [
    'a sign-in over a page for strangers leads on',
    { method: 'sign_in', overPage: true, forStrangers: true },
    'go_on',
  ],
  ['a sign-up is welcomed, over a page too', { method: 'sign_up', overPage: true }, 'welcome'],
  ['a game that waits comes first', { method: 'sign_up', gameWaits: true }, 'hand_back'],
] as const)('%s', (_, over, way) => {
  expect(wayAfterSignIn({ ...somebody, ...over })).toBe(way)
})

test('the wanted page is where one goes, unless it is none of ours or the one that welcomes', () => {
  const ends = { welcome: '/profile/thanks', otherwise: '/widget/w1' }
  const to = (wanted: string) => wayOn(wanted, { found: screenAt(remotes, wanted) }, ends)
  expect(to('/profile')).toBe('/profile')
  expect(to('/widget/w2')).toBe('/widget/w2')
  expect(to('/profile/thanks')).toBe('/widget/w1')
  expect(wayOn('https://elsewhere.example', null, ends)).toBe('/widget/w1')
  expect(wayOn(null, null, ends)).toBe('/widget/w1')
})

test('the way back is a path of ours or a page that is fetched safely', () => {
  const here = { href: 'https://app.example.com/auth', origin: 'https://app.example.com' }
  expect(wayBack('/profile?tab=2#top', here)).toEqual({ path: '/profile?tab=2#top' })
  expect(wayBack('https://partner.example/a', here)).toEqual({
    partnerPage: 'https://partner.example/a',
  })
  expect(wayBack('http://partner.example/a', here)).toBeNull()
  expect(wayBack('javascript:alert(1)', here)).toBeNull()
})
