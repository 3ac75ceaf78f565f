import db from '@adonisjs/lucid/services/db'
import { admins, everybody, owner, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'
import { givenComplaint } from '#tests/fixtures/complaints'
import { givenGame } from '#tests/fixtures/games'
import { givenPlay, playBody } from '#tests/fixtures/plays'

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** Plays, tickets, points: what belongs to whoever is signed in. */
export const playRows: readonly AnyEndpoint[] = [
  endpoint<{ id: string }>({
    route: 'gameplays.create',
    given: () => givenGame(),
    call: ({ given }) => ({ body: playBody(given.id, 'A') }),
    answers: signedIn(201),
    changes: ({ given }) => db.from('game_plays').where('game_id', given.id),
    shows: ({ assert, response, caller }) => assert.equal(response.body().userId, caller!.id),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.list',
    given: async ({ player }) => givenPlay(player, (await givenGame()).id, 'A'),
    answers: signedIn(),
    shows: ({ assert, response, given, who }) =>
      assert.deepEqual(idsOf(response.body().items), who === 'player' ? [given.id] : []),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.admin.list',
    given: async ({ player }) => givenPlay(player, (await givenGame()).id, 'A'),
    call: ({ cast }) => ({ query: { userId: cast.player.id } }),
    answers: admins(),
    shows: ({ assert, response, given }) =>
      assert.deepEqual(idsOf(response.body().items), [given.id]),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.show',
    given: async ({ player }) => givenPlay(player, (await givenGame()).id, 'A'),
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: { ...owner(), admin: { status: 200 }, superadmin: { status: 200 } },
    shows: ({ assert, response, cast }) => assert.equal(response.body().userId, cast.player.id),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.cancel',
    given: async ({ player }) => {
      const play = await givenPlay(player, (await givenGame()).id, 'A')
      await db
        .from('game_plays')
        .where('id', play.id)
        .update({ state: 'waiting_for_match', matched_count: 0 })
      return play
    },
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: owner(),
    changes: ({ given }) => db.from('game_plays').where('id', given.id),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.claim',
    given: async ({ player }) => {
      const game = await givenGame({ gameType: 'PREDICTION' })
      const play = await givenPlay(player, game.id, 'A')
      const won = { state: 'won', claimable_until: game.endTimeMs }
      await db.from('game_plays').where('id', play.id).update(won)
      return play
    },
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: owner(),
    changes: ({ given }) => db.from('game_plays').where('id', given.id),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.stats',
    given: () => givenGame(),
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: everybody(),
    shows: ({ assert, response, given }) => assert.equal(response.body().gameId, given.id),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.answer',
    given: () => givenGame({ gameType: 'TRIVIA', correctAnswer: 'B' }),
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: everybody(),
    shows: ({ assert, response, given }) =>
      assert.deepEqual(response.body(), { gameId: given.id, correctAnswer: 'B' }),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.speech',
    given: () =>
      givenGame({ metadata: { speechMarks: [{ type: 'word', value: 'Tea', time: 9 }] } }),
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: everybody(),
    shows: ({ assert, response }) => assert.equal(response.body().speechMarks[0].value, 'Tea'),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.complain',
    given: () => givenGame(),
    call: ({ given }) => ({
      params: { id: given.id },
      body: { compliantData: { sessionId: 's1', reason: 'It is wrong' } },
    }),
    answers: everybody(201),
    changes: ({ given }) => db.from('complaints').where('game_id', given.id),
  }),
  endpoint<{ id: string }>({
    route: 'complaints.admin.list',
    given: async ({ player }) => {
      const game = await givenGame()
      await givenComplaint(game.id, player.id)
      return game
    },
    call: ({ given }) => ({ query: { gameId: given.id } }),
    answers: admins(),
    shows: ({ assert, response, cast }) =>
      assert.equal(response.body().items[0].userId, cast.player.id),
  }),
  endpoint<{ id: string }>({
    route: 'gameplays.majority',
    given: () => givenGame(),
    call: ({ given }) => ({ params: { gameId: given.id } }),
    answers: everybody(),
    shows: ({ assert, response, cast }) =>
      assert.notInclude(JSON.stringify(response.body()), cast.player.id),
  }),
  endpoint({
    route: 'wallets.balance',
    given: async ({ player }) => givenPlay(player, (await givenGame()).id, 'A'),
    answers: signedIn(),
    shows: ({ assert, response, who }) =>
      assert.equal(response.body().points > 0, who === 'player'),
  }),
  endpoint({
    route: 'ledger.list',
    given: async ({ player }) => givenPlay(player, (await givenGame()).id, 'A'),
    answers: signedIn(),
    shows: ({ assert, response, who }) =>
      assert.equal(response.body().items.length > 0, who === 'player'),
  }),
]
