import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { text } from '#shared/openapi/fields'
import { responseSchema } from '#shared/openapi/json_schema'
import { openapiFaults, type DescribedApi } from '#tests/helpers/openapi_faults'

/** An operation that is described, with these parts in its path. */
const said = (summary: string, names: string[], schema: object = {}) => ({
  summary,
  parameters: names.map((name) => ({
    name,
    in: 'path',
    description: 'A part.',
    schema,
  })),
  responses: { 303: {}, 404: {} },
})

test.group('The description of the API', () => {
  test('says what every operation, parameter, shape and field is for', async ({ assert }) => {
    const api = JSON.parse(await readFile('openapi.json', 'utf8')) as DescribedApi
    assert.deepEqual(openapiFaults(api), [])
  })

  test('is not complete while anything in it is not described', ({ assert }) => {
    const unnamed = { type: 'object', properties: {} }
    const api: DescribedApi = {
      paths: {
        '/games/{id}': {
          get: {
            summary: 'Game',
            parameters: [{ name: 'id' }],
            requestBody: {
              content: { 'application/json': { schema: { properties: { side: {} } } } },
            },
            responses: { 200: { content: { 'application/json': { schema: unnamed } } } },
          },
        },
        '/games/{id}/stats': { get: said('Counts the votes', ['id']) },
        '/games/own/{kind}': { get: said('Lists own games', ['kind']) },
        '/games/all/{kind}': { post: said('Lists all games', ['kind']) },
        '/games/new/{kind}': { get: said('Lists new games', ['kind'], { pattern: '^[0-9]+$' }) },
        '/games/few/{kind}': { get: said('Lists few games', ['kind'], { enum: ['ads'] }) },
        '/health': { get: { summary: 'Says how it is', parameters: [], responses: { 200: {} } } },
        '/nothing': { get: { ...said('Answers with nothing', []), responses: { 503: {} } } },
      },
      components: {
        schemas: {
          Game: { properties: { text: {}, endTime: { type: 'string', description: 'x' } } },
        },
      },
    }
    assert.deepEqual(openapiFaults(api), [
      'get /games/{id}/stats and get /games/own/{kind}: one address could mean both',
      'get /games/{id}: it takes something, and refuses nothing',
      'get /games/{id}: the summary is no sentence',
      'get /games/{id}: the parameter id has no description',
      'get /games/{id}: the body.side has no description',
      'get /games/{id} 200: the shape has no name',
      'get /nothing: no answer is a success',
      'Game has no description',
      'Game.text has no description',
      'Game.endTime is no date-time',
    ])
  })

  test('refers to a named shape, also where it may be null', ({ assert }) => {
    const side = component('Side', 'A side.', vine.object({ text: text('Its text.') }))
    const shapes = {}
    const answer = responseSchema(vine.object({ side: side.nullable() }), shapes)
    const reference = { $ref: '#/components/schemas/Side' }
    assert.containSubset(answer, {
      required: ['side'],
      properties: { side: { anyOf: [reference, { type: 'null' }] } },
    })
    assert.containSubset(shapes, { Side: { type: 'object', description: 'A side.' } })
  })

  test('gives one name to one shape alone', ({ assert }) => {
    const shapes = {}
    const side = component('Side', 'A side.', vine.object({ text: text('Its text.') }))
    const other = component('Side', 'A side.', vine.object({ name: text('Its name.') }))
    responseSchema(side, shapes)
    responseSchema(side, shapes)
    assert.throws(() => responseSchema(other, shapes), 'Two shapes of the API are named Side')
  })
})
