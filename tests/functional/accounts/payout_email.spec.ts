import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { prunePayoutPins } from '#accounts/actions/prune_payout_pins'
import PrunePayoutPins from '#accounts/jobs/prune_payout_pins'
import { clock } from '#shared/clock'
import { game } from '#config/game'
import { schedules } from '#start/schedules'
import { addressOf, confirm, CONFIRM, mailedPin, send, SEND } from '#tests/helpers/payout_pins'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const RACERS = 32

const another = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0')

const payoutEmailOf = async ({ id }: TestPlayer): Promise<string | null> =>
  (await db.from('users').where({ id }).firstOrFail()).payout_email

test.group('The payout e-mail', () => {
  test('is confirmed with the PIN that was mailed to it', async ({ client, assert }) => {
    const player = await createPlayer()
    const pin = await mailedPin(client, player)
    const response = await confirm(client, player, ` ${addressOf(player).toUpperCase()} `, pin)
    response.assertStatus(200)
    response.assertBody({ payoutEmail: addressOf(player) })
    const profile = await client.get('/v1/profiles').bearerToken(player.accessToken)
    profile.assertBodyContains({ payoutEmail: addressOf(player), email: player.email })
    const row = await db.from('users').where({ id: player.id }).firstOrFail()
    assert.closeTo(Number(row.payout_email_confirmed_at), Date.now(), 10_000)
  })

  test('is confirmed by one of many who send the PIN at once', async ({ client, assert }) => {
    const player = await createPlayer()
    const pin = await mailedPin(client, player)
    const responses = await Promise.all(
      Array.from({ length: RACERS }, () => confirm(client, player, addressOf(player), pin))
    )
    const won = responses.filter((response) => response.status() === 200)
    const lost = responses.filter((response) => response.body().code === 'E_PIN_EXPIRED')
    assert.deepEqual([won.length, lost.length], [1, RACERS - 1])
  })

  test('takes five tries, also of many at once, and then not even the right PIN', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const pin = await mailedPin(client, player)
    const responses = await Promise.all(
      Array.from({ length: RACERS }, () => confirm(client, player, addressOf(player), another(pin)))
    )
    const codes = responses.map((response) => response.body().code as string)
    assert.lengthOf(
      codes.filter((code) => code === 'E_PIN_INVALID'),
      game.payouts.pinTries
    )
    assert.lengthOf(
      codes.filter((code) => code === 'E_PIN_EXPIRED'),
      RACERS - game.payouts.pinTries
    )
    const late = await confirm(client, player, addressOf(player), pin)
    late.assertStatus(410)
    late.assertBodyContains({ code: 'E_PIN_EXPIRED', message: 'PIN expired' })
    assert.isNull(await payoutEmailOf(player))
  })

  test('needs the PIN of this player and this address', async ({ client, assert }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    const pin = await mailedPin(client, player)
    const elsewhere = await confirm(client, player, 'elsewhere@example.com', pin)
    elsewhere.assertStatus(422)
    elsewhere.assertBodyContains({ code: 'E_PIN_INVALID', message: 'PIN is not valid' })
    ;(await confirm(client, other, addressOf(player), pin)).assertStatus(410)
    assert.deepEqual([await payoutEmailOf(player), await payoutEmailOf(other)], [null, null])
    ;(await confirm(client, player, addressOf(player), pin)).assertStatus(200)
  })

  test('needs a PIN of the last ten minutes', async ({ client, assert, cleanup }) => {
    const player = await createPlayer()
    const pin = await mailedPin(client, player)
    const lateMs = clock.nowMs() + game.tokens.payoutPinMs
    cleanup(clock.replace(() => lateMs))
    const response = await confirm(client, player, addressOf(player), pin)
    response.assertStatus(410)
    assert.isNull(await payoutEmailOf(player))
  })

  test('mails one PIN a minute to a player, and to an address', async ({ client }) => {
    const [player, other] = [await createPlayer(), await createPlayer()]
    ;(await send(client, player, addressOf(player))).assertStatus(200)
    for (const refused of [
      await send(client, player, `b-${addressOf(player)}`),
      await send(client, other, addressOf(player)),
    ]) {
      refused.assertStatus(429)
      refused.assertBodyContains({ code: 'E_TOO_MANY_REQUESTS' })
      refused.assertHeader('retry-after', '60')
    }
  })

  test('lets nobody keep a player from the PIN to their own address', async ({ client }) => {
    const [owner, stranger] = [await createPlayer({ emailVerified: true }), await createPlayer()]
    ;(await send(client, stranger, owner.email)).assertStatus(200)
    ;(await send(client, owner, owner.email)).assertStatus(200)
    ;(await send(client, owner, owner.email)).assertStatus(429)
    const claimer = await createPlayer({ emailVerified: false })
    ;(await send(client, await createPlayer(), claimer.email)).assertStatus(200)
    ;(await send(client, claimer, claimer.email)).assertStatus(429)
  })

  test('lets a new PIN take the place of the old one', async ({ client, assert, cleanup }) => {
    const player = await createPlayer()
    const old = await mailedPin(client, player)
    const { default: limiter } = await import('@adonisjs/limiter/services/main')
    await limiter.clear()
    cleanup(() => limiter.clear())
    const pin = await mailedPin(client, player)
    if (old !== pin) (await confirm(client, player, addressOf(player), old)).assertStatus(422)
    ;(await confirm(client, player, addressOf(player), pin)).assertStatus(200)
    assert.equal(await payoutEmailOf(player), addressOf(player))
  })

  test('forgets a PIN that lapsed', async ({ client, assert, cleanup }) => {
    const player = await createPlayer()
    await mailedPin(client, player)
    const kept = () => db.from('payout_pins').where('user_id', player.id).first()
    await prunePayoutPins()
    assert.isNotNull(await kept())
    const laterMs = clock.nowMs() + 2 * 60 * 60 * 1_000
    cleanup(clock.replace(() => laterMs))
    await prunePayoutPins()
    assert.isNull(await kept())
    const schedule = schedules.find(({ job }) => job === PrunePayoutPins)
    assert.containsSubset(schedule, { cron: '47 * * * *' })
  })

  test('keeps the PIN nowhere in plain', async ({ client, assert }) => {
    const player = await createPlayer()
    const pin = await mailedPin(client, player)
    const row = await db.from('payout_pins').where('user_id', player.id).firstOrFail()
    assert.match(row.hmac, /^[0-9a-f]{64}$/)
    assert.notInclude(
      JSON.stringify({ ...row, user_id: '', hmac: '', created_at: 0, expires_at: 0 }),
      pin
    )
  })

  test('refuses what is no address or no PIN, and counts no try for it', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const email = addressOf(player)
    for (const [body, field, message] of [
      [{}, 'payoutEmail', 'Must be email'],
      [{ payoutEmail: '', confirmPayoutEmail: '' }, 'payoutEmail', 'Must be email'],
      [{ payoutEmail: 'x', confirmPayoutEmail: 'x' }, 'payoutEmail', 'Must be email'],
      [{ payoutEmail: `a\u0000@example.com` }, 'payoutEmail', 'Must be email'],
      [{ payoutEmail: email }, 'confirmPayoutEmail', 'Must be email'],
      [
        { payoutEmail: email, confirmPayoutEmail: `b${email}` },
        'confirmPayoutEmail',
        'Emails do not match',
      ],
    ] as const) {
      const response = await client.post(SEND).bearerToken(player.accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field, message }] })
    }
    const pin = await mailedPin(client, player)
    for (const bad of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦', '', null, 123456, [pin]]) {
      const response = await client
        .patch(CONFIRM)
        .bearerToken(player.accessToken)
        .json({ payoutEmail: email, pin: bad })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'pin')
    }
    ;(await confirm(client, player, email, pin)).assertStatus(200)
  })

  test('is for signed-in players', async ({ client }) => {
    const body = { payoutEmail: 'a@example.com', confirmPayoutEmail: 'a@example.com' }
    ;(await client.post(SEND).json(body)).assertStatus(401)
    ;(await client.patch(CONFIRM).json({ ...body, pin: '123456' })).assertStatus(401)
  })
})
