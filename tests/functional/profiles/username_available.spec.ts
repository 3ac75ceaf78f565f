import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { createPlayer } from '#tests/helpers/players'
import { visitor } from '#tests/helpers/visitor'

const PATH = '/v1/profiles/username_available'

test.group('POST /v1/profiles/username_available', () => {
  test('says yes to a name nobody has', async ({ client, assert }) => {
    const username = `ñandú_${randomUUID().slice(0, 8)}`
    const response = await client.post(PATH).headers(visitor()).json({ username })
    response.assertStatus(200)
    assert.deepEqual(response.body(), { available: true })
  })

  test('says no to a name somebody has, in any spelling of it', async ({ client, assert }) => {
    const { username } = await createPlayer()
    const wide = username.replace(/[a-z]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + 0xfee0)
    )
    for (const spelling of [username, ` ${username.toUpperCase()} `, wide]) {
      const response = await client.post(PATH).headers(visitor()).json({ username: spelling })
      assert.deepEqual(response.body(), { available: false, reason: 'taken' })
    }
  })

  test('says why {0} is refused')
    .with([
      ['x', 'invalid'],
      ['', 'invalid'],
      ['x'.repeat(31), 'invalid'],
      ['a b', 'invalid'],
      ['Admin', 'reserved'],
      ['player', 'reserved'],
      // Cyrillic letters in the first, two that look like one in the second.
      ['ѕuреrаdmіn', 'reserved'],
      ['adrnin', 'reserved'],
      ['Sidepick.Prizes', 'reserved'],
      ['maya_Sh1t', 'reserved'],
      ['pendejo99', 'reserved'],
    ])
    .run(async ({ client, assert }, [username, reason]) => {
      const response = await client.post(PATH).headers(visitor()).json({ username })
      response.assertStatus(200)
      assert.deepEqual(response.body(), { available: false, reason })
    })

  test('refuses what is no name', async ({ client }) => {
    for (const body of [{}, { username: 7 }, { username: ['a'] }, { username: 'x'.repeat(257) }]) {
      const response = await client.post(PATH).headers(visitor()).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field: 'username' }] })
    }
  })

  test('answers thirty questions a minute of one address', async ({ client }) => {
    const address = visitor()
    const ask = () => client.post(PATH).headers(address).json({ username: 'x' })
    for (let n = 0; n < game.rateLimits.usernameChecksPerAddress.requests; n++) {
      ;(await ask()).assertStatus(200)
    }
    const refused = await ask()
    refused.assertStatus(429)
    refused.assertBodyContains({ code: 'E_TOO_MANY_REQUESTS' })
  })
})
