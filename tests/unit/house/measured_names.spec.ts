import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ANALYTICS_EVENTS } from '@sidepick/rules/analytics_events'

/** Where the code that measures is tested: in the browser's packages, and by visits. */
const FOLDERS = ['widget-shell', 'remotes', 'tests/browser']

const specsIn = (folder: string) =>
  readdirSync(app.makePath(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.spec\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => readFileSync(app.makePath(join(folder, path)), 'utf8'))

test.group('What a visit measures', () => {
  test('is shown by a test, each event of it', ({ assert }) => {
    const specs = FOLDERS.flatMap(specsIn).join('\n')
    const untested = Object.keys(ANALYTICS_EVENTS).filter((name) => !specs.includes(`'${name}'`))
    assert.isEmpty(untested)
  })
})
