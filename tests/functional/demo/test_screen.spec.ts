import { test } from '@japa/runner'

const SENT = { variants: { narrow: 'other' }, e2eAutomatedTest: true }

test.group("The test screen's call", () => {
  test('is answered what the server understood', async ({ client }) => {
    const response = await client.post('/demo/test').json(SENT)
    response.assertStatus(200)
    response.assertBody(SENT)
  })

  test('is refused with {$self}')
    .with(['no variants', 'a variant that is none', 'a mark that is none', 'too long a name'])
    .run(async ({ client }, what) => {
      const wrong: Record<string, object> = {
        'no variants': { variants: undefined },
        'a variant that is none': { variants: { narrow: 7 } },
        'a mark that is none': { e2eAutomatedTest: 'yes' },
        'too long a name': { variants: { ['k'.repeat(65)]: 'other' } },
      }
      const response = await client.post('/demo/test').json({ ...SENT, ...wrong[what] })
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION' })
    })
})
