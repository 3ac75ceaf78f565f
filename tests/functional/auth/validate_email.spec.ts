import { test } from '@japa/runner'
import { game } from '#config/game'
import { newId } from '#shared/ids'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

test.group('Checking an e-mail', () => {
  test('says of {0} whether it is one, and whether it can be had')
    .with([
      ['a free one', () => `${newId()}@example.com`, true, true],
      ['a taken one', async () => (await createPlayer()).email, true, false],
      [
        'a taken one in capitals',
        async () => (await createPlayer()).email.toUpperCase(),
        true,
        false,
      ],
      ['what is none', () => 'ana@', false, false],
      ['nothing', () => '', false, false],
      ['one that is thrown away', () => 'ana@mailinator.com', false, false],
      ['one that is thrown away, in capitals', () => ' ANA@Mailinator.COM ', false, false],
      ['one longer than mail allows', () => `${'a'.repeat(250)}@example.com`, false, false],
      ['one with a NUL in it', () => 'ana\0@example.com', false, false],
    ] as [string, () => string | Promise<string>, boolean, boolean][])
    .run(async ({ client, assert }, [, email, valid, available]) => {
      const response = await client.post('/auth/validate_email').json({ email: await email() })
      response.assertStatus(200)
      assert.deepEqual(response.body(), { valid, available })
    })

  test('wants a text', async ({ client }) => {
    for (const body of [{}, { email: 7 }, { email: 'x'.repeat(1_025) }]) {
      const response = await client.post('/auth/validate_email').json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    }
  })

  test('is done ten times a minute from one address', async ({ client }) => {
    const address = visitor()
    const ask = () =>
      client.post('/auth/validate_email').headers(address).json({ email: 'ana@example.com' })
    const { requests } = game.rateLimits.emailChecksPerAddress
    for (let n = 0; n < requests; n++) (await ask()).assertStatus(200)
    ;(await ask()).assertStatus(429)
  })
})
