import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { ExperiencesContract } from '#experiences/contract'
import { newId } from '#shared/ids'
import { admins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'

const DOC = { themeFlags: { setMaxWidth: 640 } }

/** Name of a flavour with two versions. */
async function givenFlavour(): Promise<string> {
  const experiences = await app.container.make(ExperiencesContract)
  const owner = `f${newId().slice(-12)}`
  for (const doc of [{ themeFlags: { setMaxWidth: 500 } }, DOC]) {
    await experiences.publish({ scope: 'flavour', owner, doc, publishedBy: null })
  }
  return owner
}

const rowsOf = (owner: string) => db.from('experience_configs').where({ scope: 'flavour', owner })
const at = (owner: string) => ({ scope: 'flavour', owner })

export const experienceRows: readonly AnyEndpoint[] = [
  endpoint<string>({
    route: 'experiences.admin.list',
    given: givenFlavour,
    call: () => ({ query: { scope: 'flavour' } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().items[0].owner, given),
  }),
  endpoint<string>({
    route: 'experiences.admin.versions',
    given: givenFlavour,
    call: ({ given }) => ({ query: at(given) }),
    answers: admins(),
    shows: ({ assert, response }) => assert.lengthOf(response.body().items, 2),
  }),
  endpoint<string>({
    route: 'experiences.admin.show',
    given: givenFlavour,
    call: ({ given }) => ({ query: at(given) }),
    answers: admins(),
    shows: ({ assert, response }) => assert.deepEqual(response.body().doc, DOC),
  }),
  endpoint<string>({
    route: 'experiences.admin.explain',
    given: givenFlavour,
    call: ({ given }) => ({ query: { path: 'themeFlags.setMaxWidth', flavour: given } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.equal(response.body().value, 640),
  }),
  endpoint<string>({
    route: 'experiences.admin.check',
    given: givenFlavour,
    call: ({ given }) => ({ body: { ...at(given), doc: DOC } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.isEmpty(response.body().changes),
  }),
  endpoint<string>({
    route: 'experiences.admin.publish',
    given: givenFlavour,
    call: ({ given }) => ({ body: { ...at(given), doc: {}, expectedVersion: 2 } }),
    answers: admins(),
    changes: ({ given }) => rowsOf(given),
  }),
  endpoint<string>({
    route: 'experiences.admin.rollBack',
    given: givenFlavour,
    call: ({ given }) => ({ body: { ...at(given), version: 1, expectedVersion: 2 } }),
    answers: admins(),
    changes: ({ given }) => rowsOf(given),
  }),
  endpoint<string>({
    route: 'experiences.admin.retire',
    given: givenFlavour,
    call: ({ given }) => ({ body: { ...at(given), expectedVersion: 2 } }),
    answers: admins(),
    changes: ({ given }) => rowsOf(given),
  }),
]
