import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { everybody, owner } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'
import { batchOf, givenEvents } from '#tests/fixtures/analytics'
import { givenWidget } from '#tests/fixtures/widgets'

/** Of a widget that the player made; an admin sees every widget. */
const owners = () => ({ ...owner(), admin: { status: 200 }, superadmin: { status: 200 } })

export const analyticsRows: readonly AnyEndpoint[] = [
  endpoint<string>({
    route: 'analytics.take',
    given: async () => newId(),
    call: ({ given }) => ({ body: batchOf({ batchId: given }) }),
    answers: everybody(202),
    changes: ({ given }) => db.from('analytics_events').where('batch_id', given),
    shows: ({ assert, response }) => assert.deepEqual(response.body(), { taken: 1, refused: [] }),
  }),
  endpoint<string>({
    route: 'analytics.counts',
    given: async ({ player }) => (await givenWidget({ creatorId: player.id })).id,
    call: ({ given }) => ({
      query: { widgetId: given, from: '2026-01-01T00:00Z', to: '2026-02-01T00:00Z' },
    }),
    answers: owners(),
  }),
  endpoint<string>({
    route: 'analytics.failures',
    async given({ player }) {
      const { id } = await givenWidget({ creatorId: player.id })
      const properties = { file: 'https://example.com/late.js' }
      await givenEvents({ widgetId: id }, [{ name: 'preload_failed', properties }])
      return id
    },
    call: ({ given }) => ({ query: { widgetId: given } }),
    answers: owners(),
    shows: ({ assert, response }) => assert.equal(response.body().items[0].event, 'preload_failed'),
  }),
]
