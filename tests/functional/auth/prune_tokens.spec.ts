import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { pruneTokens } from '#auth/actions/prune_tokens'
import { spendOnce } from '#auth/actions/spend_once'
import PruneTokens from '#auth/jobs/prune_tokens'
import { newSecret } from '#auth/social/flow'
import { hashToken } from '#auth/domain/tokens'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { schedules } from '#start/schedules'
import { givenHandoff } from '#tests/fixtures/handoffs'
import { givenToken } from '#tests/fixtures/one_time_tokens'
import { createPlayer } from '#tests/helpers/players'

const HOUR_MS = 60 * 60 * 1_000
const TABLES = ['access_tokens', 'one_time_tokens', 'refresh_families'] as const

async function held(userId: string) {
  const counts = []
  for (const table of TABLES) counts.push((await db.from(table).where('user_id', userId)).length)
  const families = db.from('refresh_families').where('user_id', userId).select('id')
  return [...counts, (await db.from('refresh_tokens').whereIn('family_id', families)).length]
}

test.group('Forgetting expired tokens', () => {
  test('leaves what is alive, and takes the rest when its time is over', async ({
    client,
    assert,
    cleanup,
  }) => {
    const player = await createPlayer()
    await givenToken({ purpose: 'reset_password', userId: player.id, email: player.email })
    const startMs = Date.now()
    const at = async (ms: number) => {
      cleanup(clock.replace(() => startMs + ms))
      await pruneTokens()
      return held(player.id)
    }
    assert.deepEqual(await at(0), [1, 1, 1, 1])
    ;(await client.get('/v1/profiles').bearerToken(player.accessToken)).assertStatus(200)
    assert.deepEqual(await at(4 * HOUR_MS), [0, 0, 1, 1])
    ;(await client.post('/auth/refresh').bearerToken(player.refreshToken)).assertStatus(200)
    assert.deepEqual(await at(game.tokens.refreshSlidingMs + 2 * HOUR_MS), [0, 0, 1, 1])
    assert.deepEqual(await at(game.tokens.refreshAbsoluteMs + 2 * HOUR_MS), [0, 0, 0, 0])
  })

  test('takes more than one batch, and a family after its tokens', async ({ assert, cleanup }) => {
    const players = []
    for (let n = 0; n < 3; n++) players.push(await createPlayer())
    const [first] = players
    for (let n = 0; n < 1_100; n += 100) {
      const ids = Array.from({ length: 100 }, () => newId())
      const expired = { user_id: first!.id, family_id: first!.id, created_at: 1, expires_at: 2 }
      await db
        .table('access_tokens')
        .multiInsert(ids.map((id) => ({ id, hash: `prune-${id}`, ...expired })))
    }
    await pruneTokens()
    assert.equal((await held(first!.id))[0], 1)
    const later = Date.now() + game.tokens.refreshAbsoluteMs + 2 * HOUR_MS
    cleanup(clock.replace(() => later))
    await Promise.all([pruneTokens(), pruneTokens()])
    for (const { id } of players) assert.deepEqual(await held(id), [0, 0, 0, 0])
  })

  test('takes sign-ins nobody took over, and secrets that nobody can use again', async ({
    assert,
    cleanup,
  }) => {
    const { id: userId } = await createPlayer()
    const secret = newSecret()
    const startMs = Date.now()
    await givenHandoff({ userId })
    await spendOnce(secret, startMs + 1_000, db.connection())
    const left = async (ms: number) => {
      cleanup(clock.replace(() => startMs + ms))
      await pruneTokens()
      const handoffs = await db.from('social_handoffs').where('user_id', userId)
      return [
        handoffs.length,
        (await db.from('spent_secrets').where('hash', hashToken(secret))).length,
      ]
    }
    assert.deepEqual(await left(0), [1, 1])
    assert.deepEqual(await left(2 * HOUR_MS), [0, 0])
  })

  test('happens every hour', ({ assert }) => {
    const schedule = schedules.find(({ job }) => job === PruneTokens)
    assert.containsSubset(schedule, { cron: '37 * * * *' })
  })
})
