import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newPin, pinHmac } from '#accounts/domain/payout_pin'
import { clock } from '#shared/clock'
import { personalData } from '#shared/privacy/personal_data'
import { createPlayer } from '#tests/helpers/players'

/** A creator who waits for a PIN. */
async function aCreator() {
  const player = await createPlayer({ roles: ['creator'] })
  const purpose = { userId: player.id, email: `pay-${player.id}@example.com` }
  const nowMs = clock.nowMs()
  await db.table('payout_pins').insert({
    user_id: player.id,
    email: purpose.email,
    hmac: pinHmac(newPin(), purpose),
    tries: 0,
    created_at: nowMs,
    expires_at: nowMs + 600_000,
  })
  return player
}

test.group('What accounts holds of a player', () => {
  test('can be read by the player, beside the sessions', async ({ client, assert }) => {
    const player = await aCreator()
    await client.post('/auth/sign_tos').bearerToken(player.accessToken)
    const { auth } = await personalData.collect(player.id)
    assert.containsSubset(auth, { roles: [{ role: 'creator' }] })
    const { termsAcceptances, sessions } = auth as Record<string, unknown[]>
    assert.lengthOf(termsAcceptances!, 1)
    assert.lengthOf(sessions!, 1)
    assert.sameMembers(Object.keys(auth as object), ['roles', 'termsAcceptances', 'sessions'])
    assert.notMatch(JSON.stringify(auth), /hmac/)
  })

  test('goes when the account closes, but for the proof of the terms', async ({
    client,
    assert,
  }) => {
    const [player, other] = [await aCreator(), await aCreator()]
    await client.post('/auth/sign_tos').bearerToken(player.accessToken)
    await db.transaction((trx) => personalData.erase(player.id, trx))
    for (const table of ['user_roles', 'payout_pins']) {
      assert.isEmpty(await db.from(table).where('user_id', player.id), table)
      assert.isNotEmpty(await db.from(table).where('user_id', other.id), table)
    }
    const [proof] = await db.from('terms_acceptances').where('user_id', player.id)
    assert.containsSubset(proof, { ip: null, user_agent: null })
  })
})
