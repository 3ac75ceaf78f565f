import { aRemote } from '../testing/fixtures'
import { NO_PAGES } from '../testing/no_pages'
import { placeOf } from './address'

const remotes = [
  aRemote({
    id: 'auth',
    screens: [
      { name: 'Auth', path: '/auth' },
      { name: 'Callback', path: '/auth/callback/:supplier' },
      { name: 'Profile', path: '/profile' },
    ],
  }),
]
const at = (pathname: string) => (to: string) =>
  placeOf(to, remotes, { origin: 'https://app.example', pathname })
const below = at('/go/abc/widget/w1')

test.each([
  ['/profile?tab=1#top', 'Profile', '/go/abc/profile?tab=1#top'],
  ['/go/abc/profile', 'Profile', '/go/abc/profile'],
  ['/x/../profile', 'Profile', '/go/abc/profile'],
  ['/go/other/profile', undefined, '/go/other/profile'],
  ['/widget/w2/game/g1', undefined, '/go/abc/widget/w2/game/g1'],
  ['/go/abc/widget/w2', undefined, '/go/abc/widget/w2'],
  ['/custom/quiz', undefined, '/go/abc/custom/quiz'],
  ['/', undefined, '/go/abc/'],
])('%s is the screen %s, and leads to %s', (to, name, href) => {
  const place = below(to)
  expect(place?.found?.screen.name).toBe(name)
  expect(place?.href).toBe(href)
})

test('a screen is known without the payload of the page', () => {
  expect(below('/go/abc/auth/callback/google?state=s')?.url.href).toBe(
    'https://app.example/auth/callback/google?state=s'
  )
})

test.each(NO_PAGES)('%s leads nowhere, from any page', (to) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(below(to)).toBeNull()
  expect(at('/profile')(to)).toBeNull()
  expect(warned).toHaveBeenCalledTimes(2)
  warned.mockRestore()
})
