import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { type DomainEvents, publish } from '#shared/delivery/domain_events'
import { newId } from '#shared/ids'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'
import { countWork } from '#tests/helpers/work_counter'

type Settlement = DomainEvents['plays_settled']
type SettledPlay = Settlement['plays'][number]

const settled = (userId: string, given: Partial<SettledPlay> = {}): SettledPlay => ({
  playId: newId(),
  userId,
  outcome: 'won',
  coins: 0,
  tickets: 0,
  unpaid: false,
  ...given,
})

const settlement = (plays: SettledPlay[], given: Partial<Settlement> = {}) =>
  ({
    type: 'plays_settled',
    gameId: newId(),
    text: 'Will it rain?',
    gameType: 'PREDICTION',
    isAd: false,
    revision: 1,
    kind: 'declared',
    plays,
    ...given,
  }) as const

const settle = (event: ReturnType<typeof settlement>) =>
  db.transaction((trx) => publish(event, trx))

async function activityOf(client: ApiClient, { accessToken }: TestPlayer, language = 'en-us') {
  const response = await client
    .get('/v1/notifications')
    .bearerToken(accessToken)
    .qs({ language, limit: 100 })
  response.assertStatus(200)
  return response.body().items as { type: string; title: string; body: string; data: object }[]
}

const CASES: [
  kind: Settlement['kind'],
  Partial<SettledPlay>,
  type: string,
  en: string,
  es: string,
][] = [
  [
    'declared',
    { coins: 1_700 },
    'game_won',
    'You were right about “Will it rain?”. That is 1,700 coins for you.',
    'Acertaste en “Will it rain?”. Te tocan 1,700 monedas.',
  ],
  [
    'declared',
    { coins: 0 },
    'game_won',
    'You were right about “Will it rain?”.',
    'Acertaste en “Will it rain?”.',
  ],
  [
    'declared',
    { outcome: 'lost' },
    'game_lost',
    'Your pick for “Will it rain?” was not right. The next game is waiting.',
    'Tu elección en “Will it rain?” no fue correcta. El siguiente juego te espera.',
  ],
  [
    'changed',
    { coins: 1 },
    'result_changed',
    'The result of “Will it rain?” was corrected. That is 1 coin for you.',
    'Se corrigió el resultado de “Will it rain?”. Te toca 1 moneda.',
  ],
  [
    'changed',
    { outcome: 'lost' },
    'result_changed',
    'The result of “Will it rain?” was corrected. See what it means for your pick.',
    'Se corrigió el resultado de “Will it rain?”. Mira qué significa para tu elección.',
  ],
  [
    'canceled',
    { outcome: 'canceled', tickets: 2 },
    'game_canceled',
    '“Will it rain?” was canceled. 2 tickets came back to you.',
    'Se canceló “Will it rain?”. Te devolvimos 2 boletos.',
  ],
  [
    'canceled',
    { outcome: 'canceled' },
    'game_canceled',
    '“Will it rain?” was canceled. Your pick does not count.',
    'Se canceló “Will it rain?”. Tu elección no cuenta.',
  ],
  [
    'unmatched',
    { outcome: 'canceled', tickets: 1 },
    'tickets_refunded',
    'Nobody took the other side of “Will it rain?”. 1 ticket came back to you.',
    'Nadie tomó el otro lado de “Will it rain?”. Te devolvimos 1 boleto.',
  ],
  [
    'tied',
    { outcome: 'canceled', tickets: 2 },
    'tickets_refunded',
    '“Will it rain?” ended in a tie. 2 tickets came back to you.',
    '“Will it rain?” terminó en empate. Te devolvimos 2 boletos.',
  ],
  [
    'tied',
    { outcome: 'canceled', tickets: 1 },
    'tickets_refunded',
    '“Will it rain?” ended in a tie. 1 ticket came back to you.',
    '“Will it rain?” terminó en empate. Te devolvimos 1 boleto.',
  ],
]

test.group('A play that was settled', () => {
  test('is told to its player: {0}, {2}: {3}')
    .with(CASES)
    .run(async ({ client, assert }, [kind, given, type, english, spanish]) => {
      const player = await createPlayer()
      const play = settled(player.id, given)
      const event = settlement([play, settled(newId())], { kind })
      await settle(event)
      const told = await activityOf(client, player)
      const amount = given.coins || given.tickets || null
      const data = { gameId: event.gameId, gamePlayId: play.playId, leaderboardId: null, amount }
      assert.lengthOf(told, 1)
      assert.containsSubset(told, [{ type, body: english }])
      assert.deepEqual(told[0]!.data, data)
      assert.equal((await activityOf(client, player, 'es-mx'))[0]!.body, spanish)
    })

  test('is not told of where there is nothing to tell', async ({ client, assert }) => {
    const player = await createPlayer()
    await settle(settlement([settled(player.id, { outcome: 'canceled' })]))
    await settle(settlement([settled(player.id)], { kind: 'unmatched' }))
    await settle(settlement([]))
    assert.isEmpty(await activityOf(client, player))
  })

  test('is told of once for each result and kind, however often it is settled', async ({
    client,
    assert,
  }) => {
    const player = await createPlayer()
    const play = settled(player.id)
    const first = settlement([play])
    for (const event of [first, first]) await settle(event)
    assert.lengthOf(await activityOf(client, player), 1)
    // A batch that is begun again may be cut another way, or be another batch's part.
    await settle({ ...first, plays: [settled(newId()), play] })
    assert.lengthOf(await activityOf(client, player), 1)
    await settle({ ...first, kind: 'changed', revision: 2 })
    await settle({ ...first, kind: 'changed', revision: 3 })
    const told = await activityOf(client, player)
    assert.deepEqual(
      told.map(({ type }) => type),
      ['result_changed', 'result_changed', 'game_won']
    )
  })

  test('is forgotten with a settlement that is lost', async ({ client, assert }) => {
    const player = await createPlayer()
    const work = db.transaction(async (trx) => {
      await publish(settlement([settled(player.id)]), trx)
      throw new Error('lost')
    })
    await assert.rejects(() => work, 'lost')
    assert.isEmpty(await activityOf(client, player))
  })

  test('costs one statement, as one of a full batch', async ({ client, assert }) => {
    const player = await createPlayer()
    const others = Array.from({ length: 199 }, () => settled(newId()))
    const event = settlement([...others, settled(player.id)])
    const work = await countWork(() => settle(event))
    assert.lengthOf(
      work.filter((sql) => /into notifications/.test(sql)),
      1
    )
    assert.lengthOf(await activityOf(client, player), 1)
    const [{ n }] = await db
      .from('notifications')
      .where('data', 'like', `%${event.gameId}%`)
      .count('* as n')
    assert.equal(Number(n), 200)
  })
})

test.group('The question in a notification', () => {
  const FAMILY = '👨‍👩‍👧‍👦'

  test('is cut where a reader would: {0}')
    .with([
      ['not at all', 'Will it rain in $& and $1 {amount}?', 'Will it rain in $& and $1 {amount}?'],
      [
        'behind a word',
        'Will the harbor bridge be open for the first ferry of the year by noon?',
        'Will the harbor bridge be open for the first ferry of the…',
      ],
      ['inside a word that is too long', 'x'.repeat(280), `${'x'.repeat(60)}…`],
      ['never through an emoji', FAMILY.repeat(61), `${FAMILY.repeat(60)}…`],
      ['not at all, by its characters', FAMILY.repeat(60), FAMILY.repeat(60)],
    ])
    .run(async ({ client, assert }, [, text, shown]) => {
      const player = await createPlayer()
      await settle(settlement([settled(player.id)], { text }))
      const [told] = await activityOf(client, player)
      assert.equal(told!.body, `You were right about “${shown}”.`)
    })
})
