import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { openSession } from '#auth/actions/open_session'
import { STEP_UP_ACTS } from '#auth/domain/step_up_acts'
import { clock } from '#shared/clock'
import { operationOf } from '#shared/openapi/operation'
import { CALLERS, type AnyEndpoint, type Who } from '#tests/functional/roles/endpoint'
import { endpoints } from '#tests/functional/roles/endpoint_table'
import { perform, stage, type AnyScene } from '#tests/functional/roles/perform'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Who may, the most powerful first: what only a session of theirs can do is tried with theirs. */
const whoMay = ({ answers }: AnyEndpoint): Who | undefined =>
  CALLERS.toReversed().find((who) => who !== 'stranger' && answers[who].status < 400)

/** The caller's session began a day ago, and has just been refreshed: its tokens are young, and it is not. */
async function aged(client: ApiClient, scene: AnyScene): Promise<AnyScene> {
  const caller = scene.caller!
  await db
    .from('refresh_families')
    .where('user_id', caller.id)
    .update({ created_at: clock.nowMs() - DAY_MS })
  const response = await client.post('/auth/refresh').bearerToken(caller.refreshToken)
  response.assertStatus(200)
  return { ...scene, caller: { ...caller, ...response.body() } }
}

/** The same player, who signs in again. */
async function fresh(scene: AnyScene): Promise<AnyScene> {
  const caller = scene.caller!
  const tokens = await db.transaction((trx) => openSession(caller.id, trx))
  return { ...scene, caller: { ...caller, ...tokens } }
}

test.group('What a stolen session must not do', () => {
  for (const [route, { by }] of STEP_UP_ACTS) {
    test(`${route} refuses a session of yesterday that was just refreshed`, async ({
      client,
      assert,
    }) => {
      const endpoint = endpoints.find((row) => row.route === route)!
      const scene = await stage(endpoint, whoMay(endpoint)!)
      // With a password the call must bring it: that is tried beside the call.
      if (by === 'password') {
        await db.from('credentials').where('user_id', scene.caller!.id).delete()
      }
      const old = await aged(client, scene)
      const before = await endpoint.changes?.(old)
      const { response, writes } = await perform(client, endpoint, old)
      response.assertStatus(403)
      response.assertBodyContains({ code: 'E_SIGN_IN_AGAIN' })
      assert.deepEqual(writes, [])
      assert.deepEqual(await endpoint.changes?.(old), before)

      const again = await perform(client, endpoint, await fresh(scene))
      assert.isBelow(again.response.status(), 300, again.response.text())
    })
  }
})

/** Tables and columns that say who somebody is, what they may, and where their money goes. */
const GUARDED = [
  /insert into social_handoffs\b/,
  /\b(credentials|user_roles|social_identities|payout_pins|one_time_tokens)\b/,
  /update users set (?:(?!\bwhere\b)[^])*\b(email|payout_email|status)\b/,
  /update prize_awards set (?:(?!\bwhere\b)[^])*\bstate\b/,
]
/** What admins change for others: what only playing may give, money and its shares, prizes, and code in players' pages. */
const ENTRUSTED = [
  /\bplayer_progress\b/,
  /\b(creators|cut_versions|partner_domains|products|ledger_postings)\b/,
  /\b(prize_awards|update leaderboards set seed)\b/,
  /\b(remote_registries|remote_releases)\b/,
]
/** Fields by which a call changes them, whatever its row in the table sends. */
const TELLING = /^(.*e-?mail|.*password|pin|roles?|isCreator)$/i
/** Calls whose answer is all that is held of somebody. */
const CARRIES_AWAY = /export|download/

async function shouldStepUp(client: ApiClient, endpoint: AnyEndpoint): Promise<boolean> {
  const who = whoMay(endpoint)
  const operation = await operationOf(router.findOrFail(endpoint.route).handler)
  if (!who || !operation) return false
  // These identify whoever calls by something else than a session.
  if (['public', 'oneTime', 'refresh'].includes(operation.auth)) return false
  if (CARRIES_AWAY.test(endpoint.route)) return true
  const body = operation.body?.toJSONSchema() as { properties?: object } | undefined
  if (Object.keys(body?.properties ?? {}).some((name) => TELLING.test(name))) return true
  if (!endpoint.changes) return false
  const { writes } = await perform(client, endpoint, await stage(endpoint, who))
  const guarded = operation.auth === 'admin' ? [...GUARDED, ...ENTRUSTED] : GUARDED
  return writes.some((sql) => guarded.some((pattern) => pattern.test(sql)))
}

test.group('The list of what needs a recent sign-in', () => {
  test('names every call that changes who somebody is, what they may, or where money goes', async ({
    client,
    assert,
  }) => {
    const should: string[] = []
    for (const endpoint of endpoints) {
      if (await shouldStepUp(client, endpoint)) should.push(endpoint.route)
    }
    assert.sameMembers(should, [...STEP_UP_ACTS.keys()])
  })
})
