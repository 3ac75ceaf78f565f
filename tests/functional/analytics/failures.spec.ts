import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { batchOf, contextOf, givenEvents } from '#tests/fixtures/analytics'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'

const PATH = '/v1/analytics/failures'

test.group('GET /v1/analytics/failures', () => {
  test("names a partner's failing card, its version and why, right after the report", async ({
    assert,
    client,
  }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const { id: widgetId } = await givenWidget()
    const properties = {
      remoteId: `acme-${newId()}`,
      version: '2.3.4',
      cardName: 'AcmeCard',
      reason: 'threw',
      message: 'Cannot read properties of undefined',
    }
    for (const sessionId of [newId(), newId()]) {
      const response = await client.post('/v1/analytics/events').json(
        batchOf({
          context: contextOf({ widgetId, sessionId, config: 'b0.f7' }),
          events: [{ name: 'card_failed', properties }],
        })
      )
      response.assertStatus(202)
    }
    const response = await client.get(PATH).bearerToken(admin.accessToken).qs({ minutes: 1 })
    response.assertStatus(200)
    const release = `${properties.remoteId}@2.3.4`
    const found = response
      .body()
      .items.find((item: { release: string }) => item.release === release)
    assert.containSubset(found, {
      event: 'card_failed',
      detail: 'AcmeCard',
      reason: 'threw',
      config: 'b0.f7',
      partner: 'default',
      events: 2,
      sessions: 2,
    })
    const old = clock.replace(() => Date.now() + 61_000)
    const later = await client.get(PATH).bearerToken(admin.accessToken).qs({ minutes: 1 })
    old()
    assert.notInclude(JSON.stringify(later.body()), release)
  })

  test('leaves out what did not fail, and what others own', async ({ assert, client }) => {
    const maker = await createPlayer()
    const [{ id: own }, { id: other }] = [
      await givenWidget({ creatorId: maker.id }),
      await givenWidget(),
    ]
    for (const widgetId of [own, other]) {
      await givenEvents({ widgetId }, [
        { name: 'leaderboard_viewed', properties: {} },
        { name: 'client_error', properties: { message: 'No good', line: 3 } },
      ])
    }
    const read = (query: object) => client.get(PATH).bearerToken(maker.accessToken).qs(query)
    const items = (await read({ widgetId: own })).body().items
    assert.lengthOf(items, 1)
    assert.containSubset(items[0], { event: 'client_error', reason: 'No good', events: 1 })
    ;(await read({ widgetId: other })).assertStatus(404)
    ;(await read({})).assertStatus(403)
    ;(await read({ widgetId: own, minutes: 100_000 })).assertStatus(422)
    ;(await client.get(PATH).qs({ widgetId: own })).assertStatus(401)
  })
})
