import fc from 'fast-check'
import { ownAddress, readAddress } from './own_address.js'

const APP = 'https://app.test'
const remotes = [
  {
    screens: [
      { name: 'Auth', path: '/auth', login: false },
      { name: 'Callback', path: '/auth/callback/:supplier' },
      { name: 'Profile', path: '/profile', login: true },
    ],
  },
]
const own = (text: string) => ownAddress(text, APP, remotes)

test.each([
  ['/', '/'],
  ['/profile?tab=1#top', '/profile?tab=1#top'],
  ['https://app.test/profile', '/profile'],
  ['https://app.test:443/profile', '/profile'],
  ['HTTPS://APP.TEST/profile', '/profile'],
  ['/x/../profile', '/profile'],
  ['/%2e%2e/profile', '/profile'],
  ['/widget/w1', '/widget/w1'],
  ['/blank', '/blank'],
  ['/go/e30/loading', '/go/e30/loading'],
  ['/console', '/console'],
  ['/console/games/g1?tab=1', '/console/games/g1?tab=1'],
  ['/widget/w1/game/g1/refU/u1?from=mail', '/widget/w1/game/g1/refU/u1?from=mail'],
  ['/custom/años', '/custom/a%C3%B1os'],
  ['/go/e30', '/go/e30'],
  ['/go/e30/', '/go/e30/'],
  ['/go/e30/auth', '/go/e30/auth'],
  ['/go/e30/widget/w1', '/go/e30/widget/w1'],
  ['/go/e30/../e31/profile', '/go/e31/profile'],
])('%j is a page of ours, written %j', (text, written) => {
  expect(own(text)).toBe(written)
})

test.each([
  ['nothing', ''],
  ['half a path', 'profile'],
  ['a path behind a blank', ' /profile'],
  ['a page that names a game that waits', '/profile?waits=s'],
  ['such a page in other letters', '/profile?tab=1&%77ait%73=s'],
  ['a sign-in', '/auth/google?state=s'],
  ['a sign-in in full', 'https://app.test/auth/google?state=s'],
  ['a sign-in behind dots', '/x/../auth/google?state=s'],
  ['a sign-in behind encoded dots', '/x/%2e%2E/auth/google?state=s'],
  ['a sign-in with an encoded letter', '/%61uth/google?state=s'],
  ['a sign-in in capitals', '/AUTH/google'],
  ['a sign-in behind a backslash', '/x\\..\\auth\\google'],
  ['a sign-in over two lines', '/au\nth/google'],
  ['a sign-in with a tab in it', '/auth\t/google'],
  ['a sign-in below a payload', '/go/e30/auth/google'],
  ['a sign-in behind a payload', '/go/e30/../../auth/google'],
  ['a sign-in below the API prefix', '/api/auth/google'],
  ['a screen below the API prefix', '/api/profile'],
  ['a screen below two payloads', '/go/e30/go/e30/profile'],
  ['a screen behind two slashes', '//profile'],
  ['a screen in full-width letters', '/ｐｒｏｆｉｌｅ'],
  ['an endpoint', '/v1/profiles'],
  ['an encoded part of the console', '/console/%2fgames'],
  ['what only begins like the console', '/consoles'],
  ['a document of the API', '/openapi.json'],
  ['an uploaded file', '/uploads/x.svg'],
  ['a widget whose id hides a path', '/widget/..%2f..%2fauth%2fgoogle'],
  ['a widget whose id hides a backslash', '/widget/..%5c..%5cauth'],
  ['a payload that hides a path', '/go/..%2fauth/profile'],
  ['half an encoded letter', '/widget/%E0%A4%A'],
  ['a user at ours', 'https://me@app.test/profile'],
  ['ours on another port', 'https://app.test:8443/profile'],
  ['ours without https', 'http://app.test/profile'],
  ['ours with a final dot', 'https://app.test./profile'],
  ['a page of a blob', 'blob:https://app.test/profile'],
  ['somebody else', 'https://evil.test/profile'],
  ['somebody else by two slashes', '//evil.test/profile'],
  ['somebody else by a backslash', '/\\evil.test/profile'],
  ['somebody else behind a tab', '/\t/evil.test'],
  ['somebody who begins like us', 'https://app.test.evil.test/profile'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
])('%s is none: %j', (_, text) => {
  expect(own(text)).toBeNull()
})

test('what is accepted stays what it is, however often it is read, and on our origin', () => {
  const pieces = fc.array(
    fc.constantFrom(
      ...['/', '\\', '.', '..', '\t', '\n', '@', ':', '%2f', '%2e', '%61', '?', '#', 'https://'],
      ...['auth', 'google', 'profile', 'widget', 'go', 'e30', 'api', 'app.test', 'evil.test']
    )
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const address = own(parts.join(''))
      if (address === null) return
      expect(own(address)).toBe(address)
      const { origin, pathname } = new URL(address, APP)
      expect(origin).toBe(APP)
      expect(pathname).not.toMatch(/^(\/go\/[^/]*)?(\/api)?\/auth\/google$/)
    }),
    { numRuns: 2_000 }
  )
})

test('an address of another host is read as a browser reads it', () => {
  expect(readAddress('https:\\\\paper.test\\a/../b', APP)?.href).toBe('https://paper.test/b')
  expect(readAddress('//paper.test/b', APP)).toBeNull()
})
