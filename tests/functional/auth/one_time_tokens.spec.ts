import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  endOneTimeTokens,
  findOneTimeToken,
  issueOneTimeToken,
  useOneTimeToken,
  type NewOneTimeToken,
} from '#auth/store/one_time_tokens'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'

const issue = (token: NewOneTimeToken) => db.transaction((trx) => issueOneTimeToken(token, trx))

const use = (purpose: NewOneTimeToken['purpose'], value: string) =>
  db.transaction((trx) => useOneTimeToken(purpose, value, trx))

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test.group('A one-time token', (group) => {
  let nowMs: number
  group.each.setup(() => {
    nowMs = Date.now()
    return clock.replace(() => nowMs)
  })

  test('can be looked at often and used once', async ({ assert }) => {
    const userId = newId()
    const token = await issue({ purpose: 'verify_email', userId, email: 'ana@example.com' })
    assert.match(token, /^vt_[\w-]{43}$/)
    const known = { userId, email: 'ana@example.com', roles: [], issuedBy: null }
    for (let n = 0; n < 2; n++) {
      assert.containsSubset(await findOneTimeToken('verify_email', token), known)
    }
    assert.containsSubset(await use('verify_email', token), known)
    assert.isNull(await use('verify_email', token))
    assert.isNull(await findOneTimeToken('verify_email', token))
  })

  test('is stored as a hash alone', async ({ assert }) => {
    const userId = newId()
    const token = await issue({ purpose: 'reset_password', userId, email: 'ana@example.com' })
    const rows = JSON.stringify(await db.from('one_time_tokens').where('user_id', userId))
    assert.notInclude(rows, token)
    assert.notInclude(rows, token.slice(3))
  })

  test('of one purpose passes for no other, not even with its prefix', async ({ assert }) => {
    const userId = newId()
    const token = await issue({ purpose: 'verify_email', userId, email: 'ana@example.com' })
    assert.isNull(await use('reset_password', token))
    assert.isNull(await use('reset_password', token.replace('vt_', 'pt_')))
    assert.isNull(await findOneTimeToken('invite', token.replace('vt_', 'it_')))
    assert.isNotNull(await use('verify_email', token))
  })

  test('for {purpose} lives {lifeMs} ms')
    .with([
      { purpose: 'verify_email', lifeMs: 7 * DAY_MS },
      { purpose: 'reset_password', lifeMs: 60 * MINUTE_MS },
      { purpose: 'invite', lifeMs: 7 * DAY_MS },
    ] as const)
    .run(async ({ assert }, { purpose, lifeMs }) => {
      const token = await issue({ purpose, userId: newId(), email: `${newId()}@example.com` })
      nowMs += lifeMs - 1
      assert.isNotNull(await findOneTimeToken(purpose, token))
      nowMs += 1
      assert.isNull(await findOneTimeToken(purpose, token))
      assert.isNull(await use(purpose, token))
    })

  test('is not spent when what it was for fails', async ({ assert }) => {
    const token = await issue({ purpose: 'invite', userId: null, email: `${newId()}@example.com` })
    const failing = db.transaction(async (trx) => {
      await useOneTimeToken('invite', token, trx)
      throw new Error('taken')
    })
    await assert.rejects(() => failing, 'taken')
    assert.isNotNull(await use('invite', token))
  })

  test('of an earlier invite is replaced by the next to that address', async ({ assert }) => {
    const invite = { purpose: 'invite', userId: null, email: `${newId()}@example.com` } as const
    const issuedBy = newId()
    const first = await issue({ ...invite, roles: ['creator'], issuedBy })
    const second = await issue({ ...invite, roles: ['admin'], issuedBy })
    assert.isNull(await use('invite', first))
    assert.containsSubset(await use('invite', second), { roles: ['admin'], issuedBy })
  })

  test('ends with all of its kind when the player is done with them', async ({ assert }) => {
    const [userId, otherId] = [newId(), newId()]
    const reset = { purpose: 'reset_password', email: 'ana@example.com' } as const
    const [mine, other] = [
      await issue({ ...reset, userId }),
      await issue({ ...reset, userId: otherId }),
    ]
    const verify = await issue({ purpose: 'verify_email', userId, email: 'ana@example.com' })
    await db.transaction((trx) => endOneTimeTokens('reset_password', userId, trx))
    assert.isNull(await use('reset_password', mine))
    assert.isNotNull(await use('reset_password', other))
    assert.isNotNull(await use('verify_email', verify))
  })
})
