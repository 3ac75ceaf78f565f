import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { NUMBERS, TEXTS, WORDS } from '#start/setting_terms'

/** What `npm start` takes for each where nothing is set. */
const PRESETS = {
  ...Object.fromEntries(
    Object.entries(WORDS).map(([name, terms]) => [
      name,
      'atStart' in terms ? terms.atStart : terms.preset,
    ])
  ),
  ...Object.fromEntries(
    Object.entries(NUMBERS).map(([name, { preset }]) => [name, String(preset)])
  ),
  ...TEXTS,
}

test.group('House | settings', () => {
  test('.env.example shows what is taken where nothing is set', ({ assert }) => {
    const example = readFileSync(app.makePath('.env.example'), 'utf8')
    const shown = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''))
    for (const [name, preset] of Object.entries(PRESETS)) assert.equal(shown[name], preset, name)
  })

  test('npm start takes these too', async ({ assert }) => {
    const tools = app.makeURL('tools/lib/settings.mjs').href
    const { startSettings } = (await import(tools)) as {
      startSettings: (given: Record<string, string>) => Record<string, string>
    }
    const taken = {
      ...startSettings({}),
      ...startSettings({
        DB_CONNECTION: 'pg',
        DATABASE_URL: 'postgres://user@127.0.0.1/sidepick',
        CACHE_STORE: 'redis',
      }),
      ...{ DB_CONNECTION: startSettings({}).DB_CONNECTION },
      ...{ CACHE_STORE: startSettings({}).CACHE_STORE },
    }
    assert.containsSubset(taken, PRESETS)
  })
})
