import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { givenBoard, givePoints } from '#tests/fixtures/boards'
import { admins, everybody, owner } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

type Board = Awaited<ReturnType<typeof givenBoard>>

/** A board on which the player of the cast has 70 points. */
async function givenEntry({ player }: Cast): Promise<Board> {
  const board = await givenBoard()
  await givePoints(board.id, player.id, 70)
  return board
}

const rowOf = ({ id }: Board) => db.from('leaderboards').where('id', id)

export const leaderboardRows: readonly AnyEndpoint[] = [
  endpoint<string>({
    route: 'leaderboards.admin.create',
    given: async () => `d${newId().slice(-12)}`,
    call: ({ given }) => ({
      body: {
        distributorId: given,
        series: 'weekly',
        prizeName: 'A gift card',
        prizeTitle: 'Win a gift card',
        prizeShortTitle: 'Gift card',
        pointThreshold: 100,
        numberOfPrizes: 2,
      },
    }),
    answers: admins(201),
    changes: ({ given }) => db.from('leaderboards').where('distributor_id', given),
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.list',
    given: () => givenBoard(),
    call: ({ given: { distributorId } }) => ({ query: { distributorId } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().items[0].id, given.id),
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.show',
    given: () => givenBoard(),
    call: ({ given: { id } }) => ({ params: { id } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().series, given.series),
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.edit',
    given: () => givenBoard(),
    call: ({ given: { id } }) => ({ params: { id }, body: { prizeName: 'A bicycle' } }),
    answers: admins(),
    changes: ({ given }) => rowOf(given),
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.remove',
    given: () => givenBoard(),
    call: ({ given: { id } }) => ({ params: { id } }),
    answers: admins(),
    changes: ({ given }) => rowOf(given),
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.archive',
    given: () => givenBoard(),
    call: ({ given: { id } }) => ({ params: { id }, body: { force: true } }),
    answers: admins(),
    changes: ({ given }) => rowOf(given),
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.award',
    given: async () => {
      const board = await givenBoard()
      const past = { end_date: Date.now() - 2_000, prize_drawing_date: Date.now() - 1_000 }
      await rowOf(board).update(past)
      return board
    },
    call: ({ given: { id } }) => ({ params: { id } }),
    answers: admins(),
    changes: ({ given }) => rowOf(given),
  }),
  endpoint<Board>({
    route: 'leaderboards.previous',
    given: () => givenBoard(),
    call: ({ given: { distributorId } }) => ({ query: { distributorId } }),
    answers: everybody(),
    shows: ({ assert, response }) => assert.deepEqual(response.body(), []),
  }),
  endpoint<Board>({
    route: 'leaderboards.commitments',
    given: () => givenBoard(),
    answers: everybody(),
    shows: ({ assert, response }) => assert.isNotEmpty(response.body().items),
  }),
  endpoint<Board>({
    route: 'leaderboards.drawing',
    given: () => givenBoard(),
    call: ({ given: { id } }) => ({ params: { id } }),
    answers: everybody(),
    shows: ({ assert, response }) => assert.isNull(response.body().seed),
  }),
  endpoint<Board>({
    route: 'leaderboards.entry',
    given: async ({ player }) => {
      const board = await givenBoard()
      await db.table('drawing_entries').insert({
        leaderboard_id: board.id,
        user_id: player.id,
        number: 'a'.repeat(64),
        entry: 'b'.repeat(64),
      })
      return board
    },
    call: ({ given: { id } }) => ({ params: { id } }),
    answers: owner(),
    shows: ({ assert, response }) => assert.equal(response.body().number, 'a'.repeat(64)),
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.points',
    given: givenEntry,
    call: ({ cast, given: { id } }) => ({
      query: { userId: cast.player.id, leaderboardId: id },
    }),
    answers: admins(),
    shows: ({ assert, response }) => assert.equal(response.body().items[0].points, 70),
    namesOthers: true,
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.player',
    given: givenEntry,
    call: ({ cast, given: { id } }) => ({ params: { id, userId: cast.player.id } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.equal(response.body().points, 70),
    namesOthers: true,
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.neighbors',
    given: givenEntry,
    call: ({ cast, given: { id } }) => ({ params: { id, userId: cast.player.id, n: '3' } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.equal(response.body().neighbors[0].points, 70),
    namesOthers: true,
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.top',
    given: givenEntry,
    call: ({ given: { id } }) => ({ params: { id, n: '3' } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.equal(response.body().topN[0].points, 70),
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.players',
    given: givenEntry,
    call: ({ given: { id } }) => ({ params: { id } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.equal(response.body().items[0].points, 70),
  }),
  endpoint<Board>({
    route: 'leaderboards.admin.eligible',
    given: givenEntry,
    call: ({ given: { id } }) => ({ params: { id } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.include(response.body().items[0].reasons, 'points'),
  }),
  endpoint({
    route: 'ledger.admin.points',
    call: ({ cast }) => ({ params: { userId: cast.player.id } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.isArray(response.body().items),
    namesOthers: true,
  }),
]
