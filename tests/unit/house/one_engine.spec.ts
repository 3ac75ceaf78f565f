import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { ONE_ENGINE } from '#tests/one_engine'

/** What a spec imports that asks the database itself, instead of by calls to the server. */
const ASKS_THE_DATABASE = /from '(@adonisjs\/lucid|#\w+\/models\/|#shared\/database\/)/

const asksTheDatabase = (file: string) => ASKS_THE_DATABASE.test(readFileSync(file, 'utf8'))

test.group('House | specs that run on one engine', () => {
  test('are there, and look at no row unless a value is what they send', ({ assert }) => {
    const files = Object.entries(ONE_ENGINE)
    assert.deepEqual(
      files.filter(([file]) => !existsSync(file)),
      []
    )
    const blind = files.filter(([, reason]) => !reason.startsWith('values'))
    assert.deepEqual(
      blind.filter(([file]) => asksTheDatabase(file)),
      []
    )
  })

  test('are all of the unit suite, which asks no database', ({ assert }) => {
    const files = globSync('tests/unit/**/*.spec.ts')
    assert.isAbove(files.length, 10)
    assert.deepEqual(
      files.filter((file) => asksTheDatabase(file)),
      []
    )
  })
})
