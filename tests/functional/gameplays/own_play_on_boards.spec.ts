import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game as constants } from '#config/game'
import { clock } from '#shared/clock'
import { givenBoard } from '#tests/fixtures/boards'
import { FIRST_OF_DAY } from '#tests/fixtures/plays'
import { givenStake } from '#tests/fixtures/stakes'
import { balancesOf } from '#tests/fixtures/wallets'
import { beginMidweek } from '#tests/helpers/midweek'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { passTime } from '#tests/helpers/settlement'

const path = (id: string) => `/v1/gameplays/${id}`

/** By distributor and series. */
async function pointsOf({ id }: TestPlayer): Promise<Record<string, number>> {
  const entries = await db
    .from('leaderboard_entries as e')
    .join('leaderboards as l', 'l.id', 'e.leaderboard_id')
    .where('e.user_id', id)
    .select('l.distributor_id as distributor', 'l.series', 'e.points')
  const named = entries.map(({ distributor, series, points }) => [
    `${distributor} ${series}`,
    points,
  ])
  return Object.fromEntries(named)
}

test.group('A play that its player takes back', (group) => {
  group.each.setup(() => beginMidweek())

  test('takes its points from the boards on which they counted, whatever came since', async ({
    client,
    assert,
  }) => {
    await givenBoard('default')
    const { player, playId, distributorId } = await givenStake(client, { withBoard: false })
    const paid = 20 + FIRST_OF_DAY
    const before = await pointsOf(player)
    assert.containsSubset(before, { 'default weekly': paid, 'default level1': paid })
    passTime(1_000)
    await givenBoard(distributorId)
    await db.from('users').where('id', player.id).update({ email_verified_at: clock.nowMs() })
    const admin = await createPlayer({ roles: ['admin'] })
    const promote = client.put(`/v1/admin/wallets/${player.id}/promote`)
    ;(await promote.bearerToken(admin.accessToken)).assertStatus(200)
    const { promotionPoints } = constants.leagues.find(({ id }) => id === 'level2')!
    const own = client.delete(path(playId)).bearerToken(player.accessToken)
    ;(await own).assertStatus(200)
    const after = await pointsOf(player)
    assert.containsSubset(after, {
      'default weekly': FIRST_OF_DAY + promotionPoints,
      'default level1': FIRST_OF_DAY,
      'default level2': promotionPoints,
    })
    assert.sameMembers(Object.keys(after), [...Object.keys(before), 'default level2'])
  })

  test('leaves the board of a week that is over as it was', async ({ client, assert }) => {
    const { player, playId, distributorId } = await givenStake(client)
    const pointsOn = async () => (await pointsOf(player))[`${distributorId} weekly`]
    assert.equal(await pointsOn(), 20 + FIRST_OF_DAY)
    const play = await db.from('game_plays').where('id', playId).firstOrFail()
    const endDate = Number(play.created_at) + 1
    const board = db.from('leaderboards').where('distributor_id', distributorId)
    await board.update({ end_date: endDate })
    passTime(10)
    ;(await client.delete(path(playId)).bearerToken(player.accessToken)).assertStatus(200)
    assert.equal(await pointsOn(), 20 + FIRST_OF_DAY)
    assert.containsSubset(await balancesOf(player.id), { black: 3, point: FIRST_OF_DAY })
  })
})
