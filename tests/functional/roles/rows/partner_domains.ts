import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { admins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint } from '#tests/functional/roles/endpoint'
import { givenDomain, givenOwnedDomain, type GivenDomain } from '#tests/fixtures/partner_hosts'

const rowOf = ({ id }: GivenDomain) => db.from('partner_domains').where('id', id)

export const partnerDomainRows: readonly AnyEndpoint[] = [
  endpoint<string>({
    route: 'partner_domains.add',
    given: async () => `p-${newId()}`,
    call: ({ given, cast }) => ({
      body: {
        host: `${given}.example`,
        distributorId: given,
        name: 'A site',
        ownerUserId: cast.player.id,
      },
    }),
    answers: admins(201),
    changes: ({ given }) => db.from('partner_domains').where('distributor_id', given),
  }),
  endpoint<GivenDomain>({
    route: 'partner_domains.list',
    given: givenDomain,
    call: ({ given }) => ({ query: { search: given.host } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().items[0].id, given.id),
  }),
  endpoint<GivenDomain>({
    route: 'partner_domains.show',
    given: givenDomain,
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().host, given.host),
  }),
  endpoint<GivenDomain>({
    route: 'partner_domains.replace',
    given: givenDomain,
    call: ({ given: { id, host, distributorId }, cast }) => ({
      params: { id },
      body: { host, distributorId, name: 'Another name', ownerUserId: cast.player.id },
    }),
    answers: admins(),
    changes: ({ given }) => rowOf(given),
  }),
  endpoint<GivenDomain>({
    route: 'partner_domains.remove',
    given: ({ player }) => givenOwnedDomain(player.id),
    names: ({ player }) => [player],
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: admins(),
    changes: ({ given }) => rowOf(given),
  }),
]
