import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ProveLedger } from '#gameplays/actions/prove_ledger'
import { auditOf } from '#tests/fixtures/audit'
import { givenPrediction, givenStakes } from '#tests/fixtures/settlement'

/** What is found about somebody or something: other tests leave games over that they never settled. */
async function proofOf(id: string): Promise<string[]> {
  const findings = await (await app.container.make(ProveLedger)).handle()
  return findings.filter((finding) => finding.includes(id))
}

test.group('The nightly proof', () => {
  test('says nothing of a sound ledger, and names a balance that is not', async ({
    client,
    assert,
  }) => {
    const [player] = await givenStakes(client, await givenPrediction(), [{ side: 'A' }])
    assert.isEmpty(await proofOf(player!.id))
    const accounts = () =>
      db.from('ledger_accounts').where({ user_id: player!.id, currency: 'black' })
    await accounts().increment('balance', 1)
    const findings = await proofOf(player!.id)
    await accounts().decrement('balance', 1)
    assert.lengthOf(findings, 1)
    const lines = await auditOf('all')
    assert.equal(lines.at(-1)!.action, 'ledger.not_sound')
    assert.include(JSON.stringify(lines.at(-1)!.after), player!.id)
  })

  test('names a game that is over and holds tickets', async ({ client, assert }) => {
    const game = await givenPrediction()
    await givenStakes(client, game, [{ side: 'A', quantity: 2 }])
    const games = () => db.from('games').where('id', game.id)
    await games().update({ state: 'ended' })
    assert.deepEqual(await proofOf(game.id), [`game ${game.id} is over, and its escrow holds 2`])
    await games().update({ state: 'active' })
    assert.isEmpty(await proofOf(game.id))
  })
})
