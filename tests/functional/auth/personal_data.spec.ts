import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { personalData } from '#shared/privacy/personal_data'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { givenPassword } from '#tests/fixtures/passwords'
import { createPlayer } from '#tests/helpers/players'

async function playerWithEverything() {
  const player = await createPlayer()
  await givenPassword(player)
  await givenToken({ purpose: 'verify_email', userId: player.id, email: player.email })
  return player
}

test.group('What auth holds of a player', () => {
  test('can be read by the player, without a secret', async ({ assert }) => {
    const player = await playerWithEverything()
    const { auth } = await personalData.collect(player.id)
    const { sessions } = auth as Record<string, unknown[]>
    assert.lengthOf(sessions!, 1)
    assert.notMatch(JSON.stringify(auth), /scrypt|hash/)
  })

  test('goes when the account closes', async ({ client, assert }) => {
    const [player, other] = [await playerWithEverything(), await playerWithEverything()]
    await db.transaction((trx) => personalData.erase(player.id, trx))
    for (const table of ['credentials', 'access_tokens', 'one_time_tokens']) {
      assert.isEmpty(await db.from(table).where('user_id', player.id), table)
      assert.isNotEmpty(await db.from(table).where('user_id', other.id), table)
    }
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(401)
    ;(await client.post('/auth/refresh').bearerToken(other.refreshToken)).assertStatus(200)
  })
})
