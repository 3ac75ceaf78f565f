import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { checkDrawing, readDrawing } from '@sidepick/rules/drawing'
import { SOCIAL_PROVIDERS } from '@sidepick/rules/types'
import { openSession } from '#auth/actions/open_session'
import { findIdentity } from '#auth/queries/find_identity'
import { isDemo } from '#config/social'
import { lastWeek, leaderboard, winner } from '#database/demo/content'
import { demoId } from '#database/demo/ids'
import { givenDemo } from '#tests/fixtures/demo'
import { faultsOf } from '#tests/fixtures/ledger'

const BOARD_ID = demoId('leaderboard', 'last_week')
const USER_ID = demoId('player', winner.username)

async function signedIn(): Promise<string> {
  const { accessToken } = await db.transaction((trx) => openSession(USER_ID, trx))
  return accessToken
}

interface Past {
  id: string
  endDate: string
  state: string
  winners: { username: string }[]
}

test.group('Last week of the demo', () => {
  test('has its winners on the public list', async ({ client, assert }) => {
    await givenDemo()
    const listed = await client
      .get('/v1/leaderboards/previousLeaderboards')
      .qs({ distributorId: 'default' })
    const past = (listed.body() as Past[]).find(({ id }) => id === BOARD_ID)
    assert.equal(past?.state, 'awarded')
    const named = past?.winners.map(({ username }) => username)
    const qualified = lastWeek.filter(({ points }) => points >= leaderboard.pointThreshold)
    assert.sameMembers(
      named!,
      qualified.map(({ username }) => username)
    )
  })

  test('was drawn as anybody can repeat, by a commitment that is older than the week', async ({
    client,
    assert,
  }) => {
    await givenDemo()
    const drawing = (await client.get(`/v1/leaderboards/${BOARD_ID}/drawing`)).body()
    assert.deepEqual(await checkDrawing(readDrawing(drawing)!), [])
    const kept = await db
      .from('drawing_commitments')
      .where('leaderboard_id', BOARD_ID)
      .firstOrFail()
    assert.equal(kept.commitment, drawing.commitment)
    const [entry] = await db
      .from('leaderboard_entries')
      .where('leaderboard_id', BOARD_ID)
      .orderBy('reached_at')
    assert.isBelow(Number(kept.committed_at), Number(entry.reached_at))
  })

  test('leaves a prize to claim to whom a visitor may sign in as', async ({ client, assert }) => {
    await givenDemo()
    const accessToken = await signedIn()
    const listed = await client.get('/v1/prizes').bearerToken(accessToken)
    listed.assertStatus(200)
    const [prize] = listed.body()
    assert.equal(prize.state, 'offered')
    assert.isAbove(Date.parse(prize.confirmBefore), Date.now())
    assert.deepEqual(await faultsOf({ id: USER_ID }), [])
  })

  test('lets a visitor in as them at every stand-in provider', async ({ assert }) => {
    await givenDemo()
    const standIns = SOCIAL_PROVIDERS.filter(isDemo)
    assert.isNotEmpty(standIns)
    for (const provider of standIns) {
      const subject = `demo:${winner.email}`
      const found = await db.transaction((trx) => findIdentity({ provider, subject }, trx))
      assert.equal(found, USER_ID, provider)
    }
  })

  test('leaves them a right prediction to collect', async ({ client, assert }) => {
    await givenDemo()
    const accessToken = await signedIn()
    const listed = await client.get('/v1/gameplays').qs({ limit: 10 }).bearerToken(accessToken)
    const play = listed
      .body()
      .items.find((one: { gameId: string }) => one.gameId === demoId('game', 'derby_decided'))
    assert.equal(play?.state, 'won')
    assert.isAbove(Date.parse(play.claimableUntil), Date.now())
    assert.isNull(play.claimedAt)
  })
})
