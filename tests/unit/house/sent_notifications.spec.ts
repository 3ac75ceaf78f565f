import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { NOTIFICATION_KINDS } from '#notifications/domain/kinds'

/** The modules that send: a listener names the kind, or the event that it hears does. */
const SENDS = /\/(listeners|events|actions|domain)\/[\w/]+\.ts$/
const LISTS_THEM = 'notifications/domain/kinds.ts'

test.group('Notifications', () => {
  test('are of no kind that nothing sends: the API promises each of them', ({ assert }) => {
    const code = readdirSync(app.makePath('backend'), { recursive: true, encoding: 'utf8' })
      .filter((path) => SENDS.test(path) && path !== LISTS_THEM)
      .map((path) => readFileSync(app.makePath('backend', path), 'utf8'))
      .join('\n')
    assert.deepEqual(
      NOTIFICATION_KINDS.filter((kind) => !new RegExp(`'${kind}'|\\b${kind}:`).test(code)),
      []
    )
  })
})
