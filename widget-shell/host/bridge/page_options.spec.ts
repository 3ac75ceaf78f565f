import { pageOptions } from './page_options'

const PLAIN = pageOptions()

test('a page that says nothing wants nothing', () => {
  expect(PLAIN).toEqual({
    mini: false,
    muted: false,
    colorScheme: 'auto',
    signUpPrompts: true,
    ads: true,
    analyticsBridge: true,
    hidden: {},
    utm: '',
  })
})

test.each([
  ['mini,\nmuted,true', { mini: true, muted: true }],
  ['mini,false\nmuted,false', {}],
  ['colorScheme,dark', { colorScheme: 'dark' }],
  ['colorScheme,sepia\nsignUpPrompts,perhaps', {}],
  ['signUpPrompts,off', { signUpPrompts: false }],
  ['ads,off', { ads: false }],
  ['mini,perhaps\nhidden,sport', {}],
  ['hidden,section=sport&author=a%2C+b', { hidden: { section: 'sport', author: 'a, b' } }],
  ['utmSource,a paper\nutmTerm,x&y\nutmMood,blue', { utm: 'utm_source=a+paper&utm_term=x%26y' }],
  ['query,mini', {}],
])('of %j it wants %j', (given, wanted) => {
  expect(pageOptions(given)).toEqual({ ...PLAIN, ...wanted })
})
