import db from '@adonisjs/lucid/services/db'
import type { RemoteEntry } from '@sidepick/rules/types'
import { newId } from '#shared/ids'
import { killRelease } from '#remotes/actions/change_registry'
import { readRegistry } from '#remotes/queries/get_registry'
import { aRelease, aRemoteId, givenRelease, givenServed } from '#tests/fixtures/remotes'
import { admins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'

interface Standing {
  flavour: string
  remote: string
  entry: RemoteEntry
  /** The release before, and the one that is served. */
  first: string
  second: string
  expectedVersion: number
}

async function givenStanding(): Promise<Standing> {
  const flavour = `f${newId().slice(-12)}`
  const remote = aRemoteId()
  const entry = aRelease({ id: remote, version: '2.0.0' })
  const first = await givenServed(flavour, aRelease({ id: remote }))
  const second = await givenServed(flavour, entry)
  const { version: expectedVersion } = await readRegistry()
  return { flavour, remote, entry, first, second, expectedVersion }
}

async function givenKilled(): Promise<Standing> {
  const standing = await givenStanding()
  const killed = await killRelease(standing.second)
  if (!killed.ok) throw new Error(killed.error.type)
  return { ...standing, expectedVersion: killed.value.version }
}

async function givenNew(): Promise<Standing> {
  const standing = await givenStanding()
  const third = aRelease({ id: standing.remote, version: '3.0.0' })
  return { ...standing, first: await givenRelease(third) }
}

const versions = () => db.from('remote_registries')
const place = ({ flavour, remote, expectedVersion }: Standing) => ({
  body: { flavour, remote, expectedVersion },
})
const mark = ({ second, expectedVersion }: Standing) => ({
  params: { id: second },
  body: { expectedVersion },
})

export const remoteRows: readonly AnyEndpoint[] = [
  endpoint<Standing>({
    route: 'remotes.admin.list',
    given: givenStanding,
    call: ({ given }) => ({ query: { remote: given.remote } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.lengthOf(response.body().items, 2),
  }),
  endpoint<Standing>({
    route: 'remotes.admin.registry',
    given: givenStanding,
    call: () => ({}),
    answers: admins(),
    shows: ({ assert, response, given }) =>
      assert.equal(response.body().version, given.expectedVersion),
  }),
  endpoint<Standing>({
    route: 'remotes.admin.show',
    given: givenStanding,
    call: ({ given }) => ({ params: { id: given.second } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.deepEqual(response.body().entry, given.entry),
  }),
  endpoint<Standing>({
    route: 'remotes.admin.check',
    given: givenStanding,
    call: ({ given }) => ({ body: { entry: given.entry } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.second),
  }),
  endpoint<Standing>({
    route: 'remotes.admin.publish',
    given: givenStanding,
    call: ({ given }) => ({ body: { entry: given.entry } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.second),
  }),
  endpoint<Standing>({
    route: 'remotes.admin.point',
    given: givenNew,
    call: ({ given: { flavour, first: releaseId, expectedVersion } }) => ({
      body: { flavour, releaseId, expectedVersion },
    }),
    answers: admins(),
    changes: versions,
  }),
  endpoint<Standing>({
    route: 'remotes.admin.rollBack',
    given: givenStanding,
    call: ({ given }) => place(given),
    answers: admins(),
    changes: versions,
  }),
  endpoint<Standing>({
    route: 'remotes.admin.retire',
    given: givenStanding,
    call: ({ given }) => place(given),
    answers: admins(),
    changes: versions,
  }),
  endpoint<Standing>({
    route: 'remotes.admin.kill',
    given: givenStanding,
    call: ({ given }) => mark(given),
    answers: admins(),
    changes: versions,
  }),
  endpoint<Standing>({
    route: 'remotes.admin.revive',
    given: givenKilled,
    call: ({ given }) => mark(given),
    answers: admins(),
    changes: versions,
  }),
]
