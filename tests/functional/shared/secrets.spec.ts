import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import pg from 'pg'
import { inspect } from 'node:util'
import { createPlayer } from '#tests/helpers/players'
import { secretsIn } from '#tests/helpers/canaries'
import { startProcess } from '#tests/helpers/processes'

test.group('What an error says', () => {
  test('is never a value of the statement that failed', async ({ assert }) => {
    const secret = 'scrypt-hash-of-somebody'
    const error = await db
      .rawQuery('insert into nowhere (hash) values (?)', [secret])
      .catch(inspect)
    assert.include(String(error), 'nowhere')
    assert.notInclude(String(error), secret)
  })

  test('is never the row that is there already', async ({ assert }) => {
    const { id, email } = await createPlayer()
    const row = await db.from('users').where('id', id).first()
    const again = () => db.table('users').insert({ ...row, id: crypto.randomUUID() })
    const told = await again().then(() => '', inspect)
    assert.match(told, /unique/i)
    assert.isEmpty(secretsIn(told, { email }))
  })

  test('would be that row without us, on PostgreSQL', async ({ assert }) => {
    const { email } = await createPlayer()
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    const insert = `insert into users select * from users where email = $1`
    const told = await client.query(insert, [email]).then(() => '', inspect)
    await client.end()
    assert.match(told, /detail: 'Key /)
  }).skip(process.env.TEST_DATABASE !== 'pg', 'SQLite names columns only')
})

test.group('What a process writes', () => {
  test('holds no secret, however it is logged, and even as it breaks', async ({ assert }) => {
    const { id, email } = await createPlayer()
    const secrets = {
      email,
      password: 'Canary-horse-9',
      token: 'vt_Q2FuYXJ5LWNhbmFyeS1jYW5hcnktY2FuYXJ5',
      pin: '918273',
    }
    const script = 'tests/fixtures/processes/log_secrets.ts'
    const { output, ended } = startProcess([script, ...Object.values(secrets), id], {
      NODE_ENV: 'production',
      LOG_LEVEL: 'trace',
    })
    assert.notEqual((await ended).code, 0)
    assert.match(output.err, /unique/i)
    assert.include(output.out, 'a canary that may be seen')
    for (const line of output.out.trim().split('\n')) assert.doesNotThrow(() => JSON.parse(line))
    assert.deepEqual(secretsIn(output.out, secrets), [])
    assert.deepEqual(secretsIn(output.err, secrets), [])
  })
})

test.group('The search for secrets', () => {
  const secrets = { email: 'ana@example.com' }

  test('finds one as it is, and in disguise', ({ assert }) => {
    for (const text of [
      'x ana@example.com x',
      'ANA@example.com',
      '?email=ana%40example.com',
      Buffer.from('ana@example.com').toString('base64'),
      Buffer.from('ana@example.com').toString('hex'),
    ]) {
      assert.deepEqual(secretsIn(text, secrets), ['email'], text)
    }
    assert.isEmpty(secretsIn('ana at example.com', secrets))
  })
})
