import db from '@adonisjs/lucid/services/db'
import type { RemoteEntry } from '@sidepick/rules/types'
import { readRegistry } from '#remotes/queries/get_registry'
import { aReleaseOf, givenPartnerOf } from '#tests/fixtures/partners'
import { givenRelease, givenServed } from '#tests/fixtures/remotes'
import { owner, partners, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

interface Standing {
  flavour: string
  remote: string
  entry: RemoteEntry
  /** The release that is served, and one that is not. */
  second: string
  third: string
  expectedVersion: number
}

/** Two releases of the player's partner, served one after the other; the other player has a partner too. */
async function givenStanding({ player, other }: Cast): Promise<Standing> {
  const partner = await givenPartnerOf(player.id)
  const another = await givenPartnerOf(other.id)
  const { slug: remote, flavour } = partner
  const entry = aReleaseOf(partner, { version: '2.0.0' })
  await givenServed(flavour, aReleaseOf(partner))
  const second = await givenServed(flavour, entry)
  const third = await givenRelease(aReleaseOf(partner, { version: '3.0.0' }))
  await givenServed(another.flavour, aReleaseOf(another))
  const { version: expectedVersion } = await readRegistry()
  return { flavour, remote, entry, second, third, expectedVersion }
}

const versions = () => db.from('remote_registries')
const place = ({ flavour, remote, expectedVersion }: Standing) => ({
  body: { flavour, remote, expectedVersion },
})

export const partnerRemoteRows: readonly AnyEndpoint[] = [
  endpoint<Standing>({
    route: 'remotes.partner.list',
    given: givenStanding,
    answers: signedIn(),
    shows: ({ assert, response, given, who }) => {
      const { items } = response.body() as { items: { remote: string }[] }
      const theirs = items.filter(({ remote }) => remote === given.remote)
      const expected = { player: 3, other: 1 } as Partial<Record<typeof who, number>>
      assert.lengthOf(items, expected[who] ?? 0)
      assert.lengthOf(theirs, who === 'player' ? 3 : 0)
    },
  }),
  endpoint<Standing>({
    route: 'remotes.partner.registry',
    given: givenStanding,
    answers: signedIn(),
    shows: ({ assert, response, given, who }) => {
      const { pointers } = response.body() as { pointers: { flavour: string }[] }
      assert.equal(
        pointers.some(({ flavour }) => flavour === given.flavour),
        who === 'player'
      )
      assert.isAtMost(pointers.length, 1)
    },
  }),
  endpoint<Standing>({
    route: 'remotes.partner.show',
    given: givenStanding,
    call: ({ given }) => ({ params: { id: given.second } }),
    answers: owner(),
    shows: ({ assert, response, given }) => assert.deepEqual(response.body().entry, given.entry),
  }),
  endpoint<Standing>({
    route: 'remotes.partner.check',
    given: givenStanding,
    call: ({ given }) => ({ body: { entry: given.entry } }),
    answers: { ...partners(), other: { status: 200 } },
    shows: ({ assert, response, given, who }) =>
      assert.equal(response.body().id, who === 'player' ? given.second : null),
  }),
  endpoint<Standing>({
    route: 'remotes.partner.publish',
    given: givenStanding,
    call: ({ given }) => ({ body: { entry: given.entry } }),
    answers: partners(),
    shows: ({ assert, response, given }) => assert.equal(response.body().id, given.second),
  }),
  endpoint<Standing>({
    route: 'remotes.partner.point',
    given: givenStanding,
    call: ({ given: { flavour, third: releaseId, expectedVersion } }) => ({
      body: { flavour, releaseId, expectedVersion },
    }),
    answers: owner(),
    changes: versions,
  }),
  endpoint<Standing>({
    route: 'remotes.partner.rollBack',
    given: givenStanding,
    call: ({ given }) => place(given),
    answers: owner(),
    changes: versions,
  }),
  endpoint<Standing>({
    route: 'remotes.partner.retire',
    given: givenStanding,
    call: ({ given }) => place(given),
    answers: owner(),
    changes: versions,
  }),
]
