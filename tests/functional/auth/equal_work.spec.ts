import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { decoyHash } from '#auth/domain/decoy_hash'
import { newId } from '#shared/ids'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer } from '#tests/helpers/players'
import { PASSWORD } from '#tests/helpers/visitor'
import { countWork } from '#tests/helpers/work_counter'

/** Who may be asked for by e-mail; the answer must not tell them apart, neither by its words nor by its work. */
async function cast() {
  const withPassword = await createPlayer()
  await givenPassword(withPassword, PASSWORD, hash)
  const verified = await createPlayer({ emailVerified: true })
  const without = await createPlayer()
  const nobody = { id: newId(), email: `${newId()}@example.com` }
  return [withPassword, verified, without, nobody]
}

test.group('Known and unknown addresses cost the same work', (group) => {
  // As a server does when it starts.
  group.setup(async () => void (await decoyHash()))

  test('at login', async ({ client, assert }) => {
    const works = []
    for (const { email } of await cast()) {
      const attempt = { email, password: 'Wrong-one-1' }
      works.push(await countWork(async () => client.post('/auth/login').json(attempt)))
    }
    assert.include(works[0]!.join(), 'hash.verify')
    for (const work of works) assert.deepEqual(work, works[0])
  })

  test('when a new password is asked for', async ({ client, assert }) => {
    const works = []
    for (const { email } of await cast()) {
      works.push(await countWork(async () => client.post('/auth/reset_password').json({ email })))
    }
    assert.include(works[0]!.join(), 'insert into outbox')
    for (const work of works) assert.deepEqual(work, works[0])
  })

  test('when the verification is asked for again', async ({ client, assert }) => {
    const works = []
    for (const { id: userId, email } of await cast()) {
      const body = { userId, email }
      works.push(
        await countWork(async () => client.post('/auth/resend_email_verification').json(body))
      )
    }
    assert.include(works[0]!.join(), 'insert into outbox')
    for (const work of works) assert.deepEqual(work, works[0])
  })

  test('and a dead link is refused before anything is hashed', async ({ client, assert }) => {
    const body = { new_password: 'Another-horse-9', confirm_password: 'Another-horse-9' }
    const work = await countWork(async () =>
      client
        .post('/auth/reset_password/set_new')
        .bearerToken(`pt_${'A'.repeat(43)}`)
        .json(body)
    )
    assert.lengthOf(work, 1)
    assert.include(work[0], 'one_time_tokens')
  })
})
