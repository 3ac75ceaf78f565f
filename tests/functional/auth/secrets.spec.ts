import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

test.group('What reaches a log', () => {
  test('is never a value of the statement that failed', async ({ assert }) => {
    const secret = 'scrypt-hash-of-somebody'
    const error = await db.rawQuery('insert into nowhere (hash) values (?)', [secret]).catch(String)
    assert.include(String(error), 'nowhere')
    assert.notInclude(String(error), secret)
  })
})
