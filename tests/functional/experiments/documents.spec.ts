import { test } from '@japa/runner'
import { aDocument, aKey, givenExperiment } from '#tests/fixtures/experiments'
import { asExperimentAdmin as asAdmin } from '#tests/helpers/experiment_admin'

/** On pages that no other test opens. */
const domains = ['experiment-documents.example']

test.group('Documents of experiments', () => {
  test('keep their key, which no other one can take', async ({ client }) => {
    const admin = await asAdmin(client)
    const { id, doc, key } = await givenExperiment()
    const taken = await admin.post('', { doc: aDocument({ key }) })
    taken.assertStatus(409)
    taken.assertBodyContains({ code: 'E_IN_USE', errors: [{ field: 'doc.key' }] })
    const body = { doc: { ...doc, key: aKey() }, expectedRevision: 1 }
    const renamed = await admin.put(`/${id}`, body)
    renamed.assertStatus(422)
    renamed.assertBodyContains({ errors: [{ field: 'doc.key' }] })
  })

  test('name every fault of their document by its path', async ({ client, assert }) => {
    const admin = await asAdmin(client)
    const doc = {
      ...aDocument(),
      key: 'Not a key',
      metric: 'joy',
      traffic: 10_001,
      domains: ['https://example.com'],
      colour: 'red',
      variants: [
        { key: 'control', weight: -1, config: { themeFlags: { setMaxWidth: 'wide' } } },
        { key: 'b', weight: 1, config: { hostFlags: {} } },
      ],
    }
    const refused = await admin.post('', { doc })
    refused.assertStatus(422)
    const { errors } = refused.body() as { errors: { field: string; message: string }[] }
    assert.sameMembers(
      errors.map(({ field }) => field),
      [
        'doc.key',
        'doc.metric',
        'doc.traffic',
        'doc.domains[0]',
        'doc.colour',
        'doc.variants[0].weight',
        'doc.variants[0].config.themeFlags.setMaxWidth',
        'doc.variants[1].config.hostFlags',
      ]
    )
    const { id } = await givenExperiment()
    const winner = await admin.post(`/${id}/conclude`, { expectedRevision: 1, winner: 7 })
    winner.assertStatus(422)
    const running = await givenExperiment({ domains })
    await running.start()
    const unknown = await admin.post(`/${running.id}/conclude`, {
      expectedRevision: 2,
      winner: 'blue',
    })
    unknown.assertStatus(422)
    unknown.assertBodyContains({ errors: [{ field: 'winner' }] })
  })

  test('are refused: {0}')
    .with([
      ['with one variant', { variants: [{ key: 'a', weight: 1, config: {} }] }, 'doc.variants'],
      [
        'with two of one key',
        { variants: [1, 2].map((weight) => ({ key: 'a', weight, config: {} })) },
        'doc.variants[1].key',
      ],
      [
        'with one variant that is given to anybody',
        { variants: ['a', 'b'].map((key) => ({ key, weight: key === 'a' ? 1 : 0, config: {} })) },
        'doc.variants',
      ],
      ['with no name', { name: ' ' }, 'doc.name'],
      ['with an end that is no time', { endsAt: 'soon' }, 'doc.endsAt'],
      [
        'with a picture from anywhere',
        {
          variants: [
            { key: 'a', weight: 1, config: { componentFlags: { Ad: { logoUrl: 'http://x.y' } } } },
            { key: 'b', weight: 1, config: {} },
          ],
        },
        'doc.variants[0].config.componentFlags.Ad.logoUrl',
      ],
    ] as [string, object, string][])
    .run(async ({ client, assert }, [, part, field]) => {
      const admin = await asAdmin(client)
      const refused = await admin.post('', { doc: { ...aDocument(), ...part } })
      refused.assertStatus(422)
      assert.deepEqual(
        refused.body().errors.map((error: { field: string }) => error.field),
        [field]
      )
    })
})
