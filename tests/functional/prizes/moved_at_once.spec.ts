import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenDrawn } from '#tests/fixtures/drawings'
import { createPlayer } from '#tests/helpers/players'

/** How often two requests are sent at the same moment. */
const PAIRS = 8

test.group('A prize that two move at once', () => {
  test('is sent or passed on, and never both: {$self}')
    .with(['pass-on', 'decline'] as const)
    .run(async ({ client, assert }, way) => {
      const admin = await createPlayer({ roles: ['admin'] })
      for (let pair = 0; pair < PAIRS; pair++) {
        const { board, byPlace } = await givenDrawn(2)
        const { accessToken } = byPlace[0]!
        const own = (what: string) =>
          client.post(`/v1/prizes/${board.id}/${what}`).bearerToken(accessToken)
        ;(await own('confirm').json({ payoutEmail: 'winner@example.com' })).assertStatus(200)
        const path = `/v1/admin/prizes/${board.id}/1`
        const moves = [
          client.post(`${path}/fulfil`).bearerToken(admin.accessToken).json({ fulfilment: 'sent' }),
          way === 'decline'
            ? own('decline')
            : client.post(`${path}/pass-on`).bearerToken(admin.accessToken).json({ note: 'Moved' }),
        ]
        const statuses = (await Promise.all(moves)).map((response) => response.status())
        assert.sameMembers(statuses, [200, 409])
        const sent = statuses[0] === 200
        const states = sent ? ['fulfilled', 'waiting'] : ['passed_on', 'offered']
        const stored = await db
          .from('prize_awards')
          .where('leaderboard_id', board.id)
          .orderBy('place')
        assert.deepEqual(
          stored.map(({ state }) => state),
          states
        )
      }
    })
})
