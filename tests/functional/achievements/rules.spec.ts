import { test } from '@japa/runner'

test.group('GET /v1/achievements', () => {
  test("begins with the leagues' gates, and goes on with what achievements ask for", async ({
    client,
    assert,
  }) => {
    const response = await client.get('/v1/achievements')
    response.assertStatus(200)
    const gates = [
      { id: 'level1', gamePlays: 0 },
      { id: 'level2', gamePlays: 5 },
      { id: 'level3', gamePlays: 25 },
      { id: 'level4', gamePlays: 75 },
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

  test('speaks Spanish to who reads it', async ({ client, assert }) => {
    const response = await client.get('/v1/achievements').header('accept-language', 'es-MX')
    assert.equal(response.body()[4].description, 'Acierta 3 preguntas seguidas.')
  })
})
