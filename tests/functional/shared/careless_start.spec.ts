import { test } from '@japa/runner'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/helpers/free_port'
import { startProcess } from '#tests/helpers/processes'

const LOCAL = {
  HOST: '127.0.0.1',
  APP_URL: 'http://127.0.0.1:3999',
  SMTP_HOST: '',
  WORKER: 'false',
}
const STRONG = randomBytes(32).toString('base64url')
const DEMO = { ...LOCAL, DEMO: 'true', DEMO_IN_PRODUCTION: 'false', NODE_ENV: 'development' }

test.group('A careless start is refused, and says which setting', () => {
  test('{0}')
    .with([
      ['a demo in production', { NODE_ENV: 'production' }, 'DEMO_IN_PRODUCTION=true'],
      ['a demo behind https', { APP_URL: 'https://play.example.com' }, 'DEMO_IN_PRODUCTION=true'],
      ['a mailbox on every address', { HOST: '0.0.0.0' }, 'starts only where HOST and APP_URL'],
      [
        'a mailbox that strangers reach, although the demo is meant',
        { APP_URL: 'https://play.example.com', DEMO_IN_PRODUCTION: 'true' },
        'starts only where HOST and APP_URL',
      ],
      ['a key of one letter', { APP_KEY: 'x'.repeat(40) }, 'APP_KEY can be guessed'],
      [
        'a retired key of one letter, though another one is good',
        { APP_KEYS_RETIRED: `${STRONG}, ${'x'.repeat(40)}` },
        'A key of APP_KEYS_RETIRED can be guessed',
      ],
      [
        'a retired key that is short',
        { APP_KEYS_RETIRED: `,${STRONG.slice(0, 8)},` },
        'A key of APP_KEYS_RETIRED',
      ],
    ] as [string, Record<string, string>, string][])
    .run(async ({ assert }, [, careless, said]) => {
      const settings = { ...DEMO, PORT: String(await freePort()), ...careless }
      const { output, ended } = startProcess(['bin/server.ts'], settings)
      assert.deepEqual(await ended, { code: 1, signal: null })
      assert.include(output.out + output.err, said)
    })
})

test.group('A super admin whom the settings name', () => {
  test('chooses the password by the console, and never by the mailbox', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'careless_'))
    cleanup(() => rm(folder, { recursive: true }))
    const script = 'tests/fixtures/processes/mail_operator.ts'
    const { output, ended } = startProcess([script], { ...DEMO, MAILBOX_PATH: join(folder, 'box') })
    assert.deepEqual(await ended, { code: 0, signal: null }, output.err)
    assert.match(output.out, /\/reset_password\?token=pt_/)
    assert.include(output.out, 'kept of the player: 1')
    assert.include(output.out, 'kept of the super admin: 0')
    assert.equal((await stat(join(folder, 'box'))).mode & 0o777, 0o700)
  })
})
