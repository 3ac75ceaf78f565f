import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { personalData } from '#shared/privacy/personal_data'
import { gif } from '#tests/fixtures/images'
import { personWithEverything } from '#tests/fixtures/people'
import { createPlayer } from '#tests/helpers/players'
import { upload } from '#tests/helpers/uploads'

const PATH = '/v1/profiles/export'

/** Columns by which a table names a person. */
const NAMING = new Set(['user_id', 'owner_id', 'email', 'principal'])

/** A line of the log of what admins did stays as it is: that is what a log is for. It masks addresses. */
const KEPT = new Set(['audit_log', 'one_time_tokens'])

test.group('Downloading one’s data', () => {
  test('gives everything we hold of the caller, as a file', async ({ client, assert }) => {
    const person = await personWithEverything(client)
    await upload(client, person.accessToken, gif())
    const response = await client.get(PATH).bearerToken(person.accessToken)
    response.assertStatus(200)
    response.assertHeader('content-disposition', 'attachment; filename="sidepick-data.json"')
    response.assertHeader('cache-control', 'no-store')
    assert.containSubset(response.body(), {
      profile: {
        email: person.email,
        username: person.username,
        country: 'US',
        personalInformation: { firstName: 'Josefina', birthday: '1990-05-17' },
      },
      auth: { termsAcceptances: [{ ip: person.ip }] },
      wallet: { balances: { point: 1_000 } },
      gamePlays: [],
      complaints: [],
      assets: [{ ownerId: person.id }],
      creator: null,
      socialAccounts: [],
    })
    assert.containSubset(
      response
        .body()
        .wallet.transactions.find((line: { currency: string }) => line.currency === 'point'),
      { amount: 1_000, source: 'leaderboard_points' }
    )
    assert.notMatch(response.text(), /scrypt|"(hash|hmac|key)"|at_|rt_/)
  })

  test('gives nothing of anybody else', async ({ client, assert }) => {
    const [person, other] = [await personWithEverything(client), await createPlayer()]
    const response = await client.get(PATH).bearerToken(other.accessToken)
    for (const secret of [person.id, person.email, person.username, person.ip]) {
      assert.notInclude(response.text(), secret)
    }
  })

  test('is for signed-in players', async ({ client }) => {
    ;(await client.get(PATH)).assertStatus(401)
  })

  test('leaves out no table that names a person', async ({ assert }) => {
    const known = new Set([...personalData.tables(), ...KEPT])
    const tables = await db.connection().getAllTables(['public'])
    assert.includeMembers(tables, ['users', 'game_plays', 'payout_pins'])
    const forgotten: string[] = []
    for (const table of tables) {
      const columns = Object.keys(await db.connection().columnsInfo(table))
      if (!known.has(table) && columns.some((column) => NAMING.has(column))) forgotten.push(table)
    }
    assert.deepEqual(forgotten, [])
  })
})
