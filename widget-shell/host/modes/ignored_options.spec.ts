import { aGame, anEntry } from '../testing/fixtures'
import { ignoredOptions } from './ignored_options'

const game = aGame()
const entry = anEntry([game])

test.each([
  [`widget,w1\nmode,docked\nlang,es-mx\nstartDocked,\nmaxWidth,499\ngame,${game.id}`, []],
  ['maxWidth,400px', ['maxWidth = 400px']],
  ['lang,fr-fr\nmode,sideways', ['lang = fr-fr', 'mode = sideways']],
  ['mood,blue', ['mood = blue']],
  ['constructor,x\n__proto__,x', ['constructor = x', '__proto__ = x']],
  ['game,gone', ['game = gone']],
  ['flavour,default', []],
  ['flavour,nonsense', ['flavour = nonsense']],
  ['startDocked,yes', ['startDocked = yes']],
  ['eager,\nmuted,true\ncolorScheme,dark\nsignUpPrompts,off\nutmSource,paper', []],
  ['hidden,section=sport&author=', []],
  ['hidden,sport', ['hidden = sport']],
  ['colorScheme,sepia\nsignUpPrompts,no', ['colorScheme = sepia', 'signUpPrompts = no']],
  ['', []],
])('of %j are ignored: %j', (given, ignored) => {
  expect(ignoredOptions(given, entry)).toEqual(ignored)
})

test('a page that could not be opened here is ignored; one that was opened and left is not', () => {
  const stays = { ...entry, init: { ...entry.init, targetUrl: '/profile' } }
  expect(ignoredOptions('targetUrl,/profile', stays)).toEqual(['targetUrl = /profile'])
  expect(ignoredOptions('targetUrl,/profile', entry)).toEqual([])
})
