import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const ROOMS = ['widget-shell', 'remotes']
const BESIDE = /(^|\/)(node_modules|build)\//
/** The sheets that say what the tokens are. */
const SHEETS = /(^|\/)tokens(_later)?\.(css|spec\.ts)$/
const SOURCE = /\.(css|tsx?)$/

const sources = () =>
  ROOMS.flatMap((room) =>
    readdirSync(app.makePath(room), { recursive: true, encoding: 'utf8' })
      .filter((path) => SOURCE.test(path) && !BESIDE.test(path) && !SHEETS.test(path))
      .map((path) => readFileSync(app.makePath(room, path), 'utf8'))
  ).join('\n')

test.group('Tokens of the first question', () => {
  test('are all used by a style, so that a theme that overrides one changes something', ({
    assert,
  }) => {
    const sheet = readFileSync(app.makePath('widget-shell/card-kit/src/tokens.css'), 'utf8')
    const tokens = new Set(Array.from(sheet.matchAll(/^\s+(--vs-[\w-]+):/gm), ([, name]) => name!))
    const used = sources()
    assert.isAbove(tokens.size, 20)
    assert.deepEqual(
      [...tokens].filter((name) => !new RegExp(`${name}(?![\\w-])`).test(used)),
      []
    )
  })
})
