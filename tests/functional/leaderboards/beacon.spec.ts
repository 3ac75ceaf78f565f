import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { roundTimeMs } from '@sidepick/rules/beacon'
import { checkDrawing, readDrawing } from '@sidepick/rules/drawing'
import { game } from '#config/game'
import { AwardPrizes } from '#leaderboards/actions/award_prizes'
import CloseLists from '#leaderboards/jobs/close_lists'
import { clock } from '#shared/clock'
import { PLATFORM } from '#shared/privacy/audit'
import env from '#start/env'
import { givenDue, givenEntrant } from '#tests/fixtures/drawings'
import { openDrand } from '#tests/fixtures/drand_server'
import { times } from '#tests/helpers/at_once'
import type { TestPlayer } from '#tests/helpers/players'

const MINUTE_MS = 60_000

const drawingOf = async (client: ApiClient, id: string) =>
  (await client.get(`/v1/leaderboards/${id}/drawing`)).body()

/** Its line in the public list, however many boards others made. */
async function commitmentOf(client: ApiClient, id: string) {
  let start: string | null = ''
  while (start !== null) {
    const query: Record<string, string> = start ? { start } : {}
    const page = (await client.get('/v1/leaderboards/commitments').qs(query)).body()
    const line = page.items.find((it: { leaderboardId: string }) => it.leaderboardId === id)
    if (line) return line
    start = page.next
  }
  throw new Error(`${id} is not in the list`)
}

const award = async (id: string) => {
  const result = await (await app.container.make(AwardPrizes)).handle(id, PLATFORM)
  return result.ok ? 'awarded' : result.error.type
}

test.group('The beacon in a drawing', (group) => {
  let drand: Awaited<ReturnType<typeof openDrand>>

  group.setup(async () => {
    drand = await openDrand()
    env.set('DRAND_URL', drand.url)
    env.set('DRAND_CHAIN', JSON.stringify(drand.chain))
    return async () => {
      env.set('DRAND_URL', '')
      env.set('DRAND_CHAIN', '')
      await drand.close()
    }
  })
  group.each.setup(() => {
    drand.tellTheTruth()
    return clock.replace(Date.now)
  })

  /** A board whose list is due and whose drawing is not, with three players; its named round comes at the drawing date. */
  async function givenContest() {
    const players: TestPlayer[] = []
    while (players.length < 3) players.push(await givenEntrant())
    const dueMs = clock.nowMs() + 30 * MINUTE_MS
    const board = await givenDue(players, { numberOfPrizes: 1, dueMs, overMs: MINUTE_MS })
    const named = Math.ceil((dueMs / 1_000 - drand.chain.genesisTime) / 3) + 1
    await db.from('leaderboards').where('id', board.id).update({ beacon_round: named })
    return { board, named, dueMs }
  }

  test('is named when the board is made, in the list that nobody changes', async ({
    client,
    assert,
  }) => {
    const { id } = await givenDue([], {})
    const { beacon } = await drawingOf(client, id)
    assert.deepEqual(beacon.chain, drand.chain)
    const line = await commitmentOf(client, id)
    assert.equal(line.beacon.chainHash, drand.chain.hash)
    assert.equal(line.beacon.round, beacon.namedRound)
  })

  test('decides after the list is public, and cannot be known before', async ({
    client,
    assert,
  }) => {
    const { board, named, dueMs } = await givenContest()
    assert.equal(await award(board.id), 'too_early')
    await Promise.all(times(4, () => new CloseLists().execute()))
    const closed = await drawingOf(client, board.id)
    assert.isNotNull(closed.listHash)
    assert.lengthOf(closed.entries, 3)
    assert.containsSubset(closed, { seed: null, randomness: null, awardedAt: null, winners: [] })
    assert.containsSubset(closed.beacon, { round: named, namedRound: named, signature: null })
    const late = await givenEntrant()
    await db.table('leaderboard_entries').insert({
      ...{ leaderboard_id: board.id, user_id: late.id, points: 9_000, reached_at: 1 },
    })
    clock.replace(() => dueMs - 1)
    assert.equal(await award(board.id), 'too_early')
    clock.replace(() => roundTimeMs(drand.chain, named))
    const all = await Promise.all(times(32, () => award(board.id)))
    assert.deepEqual([...new Set(all)], ['awarded'])
    const drawn = await drawingOf(client, board.id)
    assert.deepEqual(drawn.entries, closed.entries)
    assert.equal(drawn.listHash, closed.listHash)
    assert.equal(drawn.randomness, drand.sign(named).randomness)
    const published = readDrawing(drawn)!
    assert.deepEqual(await checkDrawing(published), [])
    const other = drand.sign(named + 1)
    const forged = { ...published, randomness: other.randomness }
    assert.includeMembers(await checkDrawing(forged), ['beacon'])
  })

  test('gives a later round to a list that was closed late', async ({ client, assert }) => {
    const { board, named, dueMs } = await givenContest()
    clock.replace(() => dueMs + MINUTE_MS)
    assert.equal(await award(board.id), 'round_to_come')
    const { beacon } = await drawingOf(client, board.id)
    assert.isAbove(beacon.round, named)
    const aheadMs = Date.parse(beacon.roundAt) - clock.nowMs()
    assert.isAtLeast(aheadMs, game.prizes.roundAheadMs)
    clock.replace(() => Date.parse(beacon.roundAt))
    assert.equal(await award(board.id), 'awarded')
  })

  test('draws nothing from a round that is missing, of another round or falsely signed', async ({
    client,
    assert,
  }) => {
    const { board, named } = await givenContest()
    await new CloseLists().execute()
    clock.replace(() => roundTimeMs(drand.chain, named))
    const other = await openDrand()
    const lies = [
      () => null,
      () => drand.sign(named - 1),
      () => ({ ...drand.sign(named - 1), round: named }),
      () => ({ ...drand.sign(named), randomness: 'a'.repeat(64) }),
      () => other.sign(named),
      () => ({ round: named }),
      () => ({ ...drand.sign(named), signature: 'zz' }),
    ]
    for (const lie of lies) {
      drand.lie(lie)
      assert.equal(await award(board.id), 'beacon_silent')
    }
    await other.close()
    const { awardedAt, seed } = await drawingOf(client, board.id)
    assert.isNull(awardedAt)
    assert.isNull(seed)
    drand.tellTheTruth()
    assert.equal(await award(board.id), 'awarded')
  })
})
