import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { givenGame } from '#tests/fixtures/games'
import { givenBlackPartner, givenStaker, stakeBody } from '#tests/fixtures/wallets'

test.group('Black tickets', () => {
  test('need a prediction that closes five minutes before its end', async ({ client }) => {
    const distributorId = await givenBlackPartner()
    const endTimeMs = clock.nowMs() + 60 * 60 * 1_000
    for (const [gapMs, status] of [
      [0, 422],
      [5 * 60 * 1_000 - 1, 422],
      [5 * 60 * 1_000, 201],
    ] as const) {
      const times = { endTimeMs, lastJoinTimeMs: endTimeMs - gapMs }
      const game = await givenGame({ gameType: 'PREDICTION', ...times })
      const player = await givenStaker({ black: 1, white: 1 })
      const black = stakeBody(game.id, 'A', 'black', { distributorId })
      const response = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json(black)
      response.assertStatus(status)
      if (status === 201) continue
      response.assertBodyContains({ code: 'E_TICKET_NOT_ALLOWED' })
      const white = await client
        .post('/v1/gameplays')
        .bearerToken(player.accessToken)
        .json(stakeBody(game.id, 'A', 'white'))
      white.assertStatus(201)
    }
  })
})
