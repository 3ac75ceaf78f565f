import { test } from '@japa/runner'
import { startProcess } from '#tests/helpers/processes'

const NOWHERE = { NODE_ENV: 'production', DEMO: 'false', SMTP_HOST: '' }

test.group('Whoever would send mail in production, and has no server for it,', () => {
  test('does not start: {$self}')
    .with(['bin/server.ts', 'bin/console.ts work'])
    .run(async ({ assert }, script) => {
      const { output, ended } = startProcess(script.split(' '), NOWHERE)
      assert.deepEqual(await ended, { code: 1, signal: null })
      assert.include(output.out + output.err, 'no mail could leave: set SMTP_HOST')
    })

  test('starts where it does other things', async ({ assert }) => {
    const { output, ended } = startProcess(['bin/console.ts', 'outbox:dead'], NOWHERE)
    assert.deepEqual(await ended, { code: 0, signal: null }, output.err)
  })
})
