import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { faultsOf } from '#tests/fixtures/ledger'
import { balancesOf, givenStaker } from '#tests/fixtures/wallets'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const DAY_MS = 24 * 60 * 60 * 1_000

test.group('The daily gift', (group) => {
  group.each.setup(() => beginMidweek())

  test('is ten white tickets, once a day', async ({ client, assert }) => {
    const player = await givenStaker()
    const ask = (path: string) => client.get(path).bearerToken(player.accessToken)
    ;(await ask('/v1/wallets/daily-gift')).assertBody({ amount: 10 })
    const before = await ask('/v1/wallets/account-balance')
    assert.isTrue(before.body().canCollectFreeGift)
    assert.isNull(before.body().expiringWhite)

    const claim = () => client.post('/v1/wallets/claim-daily-gift').bearerToken(player.accessToken)
    const first = await claim()
    first.assertStatus(200)
    first.assertBody({ amount: 10 })
    const again = await claim()
    again.assertStatus(409)
    again.assertBodyContains({
      code: 'E_GIFT_COLLECTED',
      message: 'Gift already collected today',
    })
    const after = (await ask('/v1/wallets/account-balance')).body()
    assert.containsSubset(after, { whiteTickets: 10, canCollectFreeGift: false })
    assert.equal(after.expiringWhite.count, 10)
    assert.isAbove(Date.parse(after.nextFreeGiftAt), clock.nowMs())
    assert.isEmpty(await faultsOf(player))
  })

  test("is offered on no search partner's page, which its query may tell", async ({
    client,
    assert,
  }) => {
    const player = await givenStaker()
    const partners = await app.container.make(PartnerDomainsContract)
    const host = `${newId()}.example`
    const distributorId = `search-${newId()}`
    await partners.addDistributor({ id: distributorId, name: 'A search' })
    const domain = { distributorId, name: 'A search', flags: { searchPartner: true } }
    await partners.addDomain({ ...domain, id: newId(), host, queryMarker: 'form=SP' })
    const isOffered = async (path: string) => {
      const page = { 'x-app-domain': host, 'x-app-path': path }
      const call = client.get('/v1/wallets/account-balance').headers(page)
      return (await call.bearerToken(player.accessToken)).body().canCollectFreeGift as boolean
    }
    assert.isFalse(await isOffered('/results?q=tea&form=SP'))
    assert.isTrue(await isOffered('/results?q=tea'))
  })

  test("comes again the next day, and last week's runs out", async ({ client, assert }) => {
    const player = await givenStaker()
    const claim = () => client.post('/v1/wallets/claim-daily-gift').bearerToken(player.accessToken)
    await claim()
    const start = clock.nowMs()
    clock.replace(() => start + 7 * DAY_MS + 1)
    await db
      .from('access_tokens')
      .where('user_id', player.id)
      .update({ expires_at: start + 9e9 })
    await db
      .from('refresh_families')
      .where('user_id', player.id)
      .update({ expires_at: start + 9e9 })
    ;(await claim()).assertStatus(200)
    assert.equal((await balancesOf(player.id)).white, 10)
  })

  test('is replayed under its key, and asks for the terms', async ({ client, assert }) => {
    const player = await givenStaker()
    const claim = ({ accessToken }: TestPlayer) =>
      client
        .post('/v1/wallets/claim-daily-gift')
        .bearerToken(accessToken)
        .header('x-idempotency-key', 'gift-key-1')
    await claim(player)
    const replay = await claim(player)
    replay.assertStatus(200)
    replay.assertHeader('x-idempotent-replayed', 'true')
    assert.equal((await balancesOf(player.id)).white, 10)
    const unsigned = await claim(await createPlayer())
    unsigned.assertStatus(403)
    unsigned.assertBodyContains({ code: 'E_TOS_REQUIRED' })
  })

  test('of thirty-two claims at once pays one', async ({ client, assert }) => {
    const player = await givenStaker()
    const answers = await Promise.all(
      Array.from({ length: 32 }, () =>
        client.post('/v1/wallets/claim-daily-gift').bearerToken(player.accessToken)
      )
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      1
    )
    assert.isTrue(answers.every((answer) => [200, 409].includes(answer.status())))
    assert.equal((await balancesOf(player.id)).white, 10)
  })
})
