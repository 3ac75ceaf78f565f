import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { game } from '#config/game'
import { createPlayer } from '#tests/helpers/players'
import { signUpForm, visitor } from '#tests/helpers/visitor'

const RACERS = 32

test.group('At the same moment', () => {
  test('{$self} refreshes of one token all stay signed in, in one family')
    .with([12, RACERS])
    .run(async ({ client, assert }, count) => {
      const { id, refreshToken } = await createPlayer()
      const responses = await Promise.all(
        Array.from({ length: count }, () => client.post('/auth/refresh').bearerToken(refreshToken))
      )
      for (const response of responses) response.assertStatus(200)

      const pairs = responses.map((response) => response.body())
      assert.lengthOf(new Set(pairs.map((pair) => pair.refreshToken)), count)
      assert.lengthOf(new Set(pairs.map((pair) => pair.accessToken)), count)
      for (const { accessToken } of pairs) {
        ;(await client.get('/v1/profiles').bearerToken(accessToken)).assertStatus(200)
      }
      assert.lengthOf(await db.from('refresh_families').where('user_id', id), 1)
      ;(await client.post('/auth/refresh').bearerToken(pairs[0].refreshToken)).assertStatus(200)
    })

  test('a logout and refreshes of one session leave no token alive', async ({ client }) => {
    const { refreshToken } = await createPlayer()
    const refreshes = Array.from({ length: 8 }, () =>
      client.post('/auth/refresh').bearerToken(refreshToken)
    )
    const [logout, ...answers] = await Promise.all([
      client.post('/auth/logout').bearerToken(refreshToken),
      ...refreshes,
    ])
    logout.assertStatus(200)
    for (const answer of answers) {
      if (answer.status() === 401) continue
      answer.assertStatus(200)
      const { accessToken, refreshToken: next } = answer.body()
      ;(await client.get('/v1/profiles').bearerToken(accessToken)).assertStatus(401)
      ;(await client.post('/auth/refresh').bearerToken(next)).assertStatus(401)
    }
  })

  test('of many who sign up with one {$self}, one gets it')
    .with(['email', 'username'] as const)
    .run(async ({ client, assert }, field) => {
      const wanted = signUpForm()[field]
      const responses = await Promise.all(
        Array.from({ length: RACERS }, () =>
          client
            .post('/auth/signup')
            .headers(visitor())
            .json(signUpForm({ [field]: wanted }))
        )
      )
      const codes = responses.map((response) => response.body().code ?? response.status())
      const refusal = field === 'email' ? 'E_EMAIL_TAKEN' : 'E_USERNAME_TAKEN'
      assert.sameMembers(codes, [201, ...Array<string>(RACERS - 1).fill(refusal)])

      const winners = await db.from('users').where(field, String(wanted))
      assert.lengthOf(winners, 1)
      const [account] = await db
        .from('ledger_accounts')
        .where('user_id', winners[0].id)
        .where('currency', 'point')
      assert.equal(account.balance, game.points.signUpBonus)
      assert.lengthOf(await db.from('terms_acceptances').where('user_id', winners[0].id), 1)
    })
})
