import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { publish } from '#shared/delivery/domain_events'
import { createPlayer } from '#tests/helpers/players'

type Event = Parameters<typeof publish>[0]

const say = (...events: Event[]) =>
  db.transaction(async (trx) => {
    for (const event of events) await publish(event, trx)
  })

test.group('What playing leads to', () => {
  const of = (userId: string) => ({
    up: (level: 'level2' | 'level3', points: number, demotions = 0): Event => ({
      type: 'player_promoted',
      userId,
      level,
      points,
      demotions,
    }),
    down: (period: string): Event => ({ type: 'player_demoted', userId, period }),
    done: (achievementId: string, points: number): Event => ({
      type: 'achievement_fulfilled',
      userId,
      achievementId,
      points,
    }),
  })

  test('is told once for each league, demotion and achievement', async ({ client, assert }) => {
    const player = await createPlayer()
    const other = await createPlayer()
    const { up, down, done } = of(player.id)
    const events = [
      up('level2', 100),
      up('level3', 200),
      done('streak_3', 25),
      done('streak_5', 0),
      down('2026-11-09'),
      up('level2', 0, 1),
      down('2026-11-16'),
    ]
    await say(...events)
    await say(...events, of(other.id).down('2026-11-09'))
    const read = async (language: string) => {
      const response = await client
        .get('/v1/notifications')
        .bearerToken(player.accessToken)
        .qs({ language })
      const items = response.body().items as { type: string; body: string }[]
      return items.map(({ type, body }) => `${type}: ${body}`).toReversed()
    }
    assert.deepEqual(await read('en-us'), [
      'promotion: You were promoted to a higher league and got 100 points.',
      'promotion: You were promoted to a higher league and got 200 points.',
      'achievement: You reached a new achievement, worth 25 points.',
      'achievement: You reached a new achievement.',
      'demotion: You are back in the first league. Every play takes you up again.',
      'promotion: You were promoted to a higher league.',
      'demotion: You are back in the first league. Every play takes you up again.',
    ])
    const spanish = await read('es-mx')
    assert.equal(spanish[0], 'promotion: Pasaste a una liga más alta y recibiste 100 puntos.')
  })
})
