import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { pinHmac } from '#accounts/domain/payout_pin'
import { clock } from '#shared/clock'
import { subjectOf } from '#tests/fixtures/mails'
import { openMailbox } from '#tests/helpers/mailbox'
import { drainOutbox } from '#tests/helpers/outbox'
import { addressOf, confirm, mailedPin } from '#tests/helpers/payout_pins'
import { createPlayer } from '#tests/helpers/players'

test.group('A change of the payout e-mail', () => {
  test('is told to the e-mail that signs in, masked, once each time it changes', async ({
    client,
    assert,
  }) => {
    const [mailbox, player] = [await openMailbox(), await createPlayer()]
    const pin = await mailedPin(client, player)
    ;(await confirm(client, player, addressOf(player), pin)).assertStatus(200)
    const nowMs = clock.nowMs()
    const purpose = { userId: player.id, email: addressOf(player) }
    await db.table('payout_pins').insert({
      ...{
        user_id: player.id,
        email: addressOf(player),
        hmac: pinHmac('123456', purpose),
        tries: 0,
      },
      ...{ created_at: nowMs, expires_at: nowMs + 60_000 },
    })
    ;(await confirm(client, player, addressOf(player), '123456')).assertStatus(200)
    await drainOutbox()
    const told = (await mailbox.to(player.email)).filter(
      ({ subject }) => subject === subjectOf('payout_email_changed', 'en-us')
    )
    assert.lengthOf(told, 1)
    assert.include(told[0]!.text!, 'p***@example.com')
    assert.notInclude(told[0]!.text!, addressOf(player))
  })

  test('is told once when the player and an admin change it to the same at once', async ({
    client,
    assert,
  }) => {
    for (const verified of [true, false]) {
      const [mailbox, player] = [await openMailbox(), await createPlayer({ emailVerified: true })]
      const admin = await createPlayer({ roles: ['admin'] })
      const pin = await mailedPin(client, player)
      const edit = client.patch(`/admin/auth/users/${player.id}`).bearerToken(admin.accessToken)
      const answers = await Promise.all([
        confirm(client, player, addressOf(player), pin),
        edit.json({ payoutEmail: addressOf(player), ...(verified && { emailVerified: true }) }),
      ])
      for (const answer of answers) answer.assertStatus(200)
      await drainOutbox()
      const subjects = (await mailbox.to(player.email)).map(({ subject }) => subject)
      assert.deepEqual(subjects, [subjectOf('payout_email_changed', 'en-us')])
    }
  })

  test('is told once by an admin who changes it with the e-mail, and to the old one', async ({
    client,
    assert,
  }) => {
    const [mailbox, player] = [await openMailbox(), await createPlayer({ emailVerified: true })]
    const admin = await createPlayer({ roles: ['admin'] })
    const email = `n-${player.email}`
    const changes = { email, payoutEmail: addressOf(player) }
    for (const times of ['once', 'again']) {
      const edit = client.patch(`/admin/auth/users/${player.id}`).bearerToken(admin.accessToken)
      ;(await edit.json(changes)).assertStatus(200)
      await drainOutbox()
      const subjects = (await mailbox.to(player.email)).map(({ subject }) => subject)
      const told = ['payout_email_changed', 'email_changed'] as const
      assert.sameMembers(
        subjects,
        told.map((mail) => subjectOf(mail, 'en-us')),
        times
      )
      const elsewhere = (await mailbox.to(email)).map(({ subject }) => subject)
      assert.notInclude(elsewhere, subjectOf('payout_email_changed', 'en-us'))
    }
  })
})
