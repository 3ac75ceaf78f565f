import cache from '@adonisjs/cache/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

test.group('GET /v1/achievements', () => {
  test("begins with the leagues' gates, and goes on with what achievements ask for", async ({
    client,
    assert,
  }) => {
    const response = await client.get('/v1/achievements')
    response.assertStatus(200)
    const gates = [
      { id: 'level1', gamePlays: 0, prize: null },
      { id: 'level2', gamePlays: 5, prize: null },
      { id: 'level3', gamePlays: 25, prize: null },
      { id: 'level4', gamePlays: 75, prize: null },
    ]
    const rules = [3, 5, 10].map((requiredStreak) => ({
      id: `streak_${requiredStreak}`,
      name: `${requiredStreak} in a row`,
      description: `Answer ${requiredStreak} questions right in a row.`,
      icon: `streak_${requiredStreak}`,
      gameType: null,
      requiredStreak,
      requiredCorrect: true,
    }))
    assert.deepEqual(response.body(), [...gates, ...rules])
  })

  test('names what can be won in a league', async ({ client, assert, cleanup }) => {
    const hold = async (numberOfPrizes: number, title: string) => {
      await db
        .from('leaderboards')
        .where({ kind: 'league', series: 'level2' })
        .update({ number_of_prizes: numberOfPrizes, prize_short_title: title })
      await cache.clear()
    }
    cleanup(() => hold(0, 'Level 2'))
    await hold(2, '$25 gift card')
    const gates = (await client.get('/v1/achievements')).body().slice(0, 4)
    assert.deepEqual(
      gates.map(({ prize }: { prize: string | null }) => prize),
      [null, '$25 gift card', null, null]
    )
  })

  test('speaks Spanish to who reads it', async ({ client, assert }) => {
    const response = await client.get('/v1/achievements').header('accept-language', 'es-MX')
    assert.equal(response.body()[4].description, 'Acierta 3 preguntas seguidas.')
  })
})
