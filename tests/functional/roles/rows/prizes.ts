import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { sealContact } from '#prizes/domain/contact'
import { admins, owner, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'
import { givenBoard } from '#tests/fixtures/boards'
import { makeEntrant } from '#tests/fixtures/drawings'

interface Given {
  id: string
}

const CONTACT = { payoutEmail: 'winner@example.com', address: null }

/** A drawing that the player won, in a state. */
const givenPlace =
  (state: 'offered' | 'confirmed') =>
  async ({ player }: Cast): Promise<Given> => {
    await makeEntrant(player)
    const { id } = await givenBoard()
    await db.table('prize_drawings').insert({
      ...{ leaderboard_id: id, prize_title: 'Card', number_of_prizes: 1, awarded_at: 1 },
    })
    await db.table('prize_awards').insert({
      ...{ leaderboard_id: id, place: 1, user_id: player.id, state, offered_at: 1 },
      confirm_before: Date.now() + 60_000,
      ...(state === 'confirmed' && {
        confirmed_at: 2,
        contact_sealed: sealContact(CONTACT, { leaderboardId: id, userId: player.id }),
      }),
    })
    return { id }
  }

const rowOf = ({ id }: Given) => db.from('prize_awards').where('leaderboard_id', id)

export const prizeRows: readonly AnyEndpoint[] = [
  endpoint<Given>({
    route: 'prizes.list',
    given: givenPlace('confirmed'),
    answers: signedIn(),
    shows: ({ assert, response, who }) => {
      const contacts = response.body().map((it: { contact: object }) => it.contact)
      assert.deepEqual(contacts, who === 'player' ? [CONTACT] : [])
    },
    namesOthers: true,
  }),
  endpoint<Given>({
    route: 'prizes.edit',
    given: givenPlace('offered'),
    call: ({ given }) => ({ params: { id: given.id }, body: { initialsOnly: true } }),
    answers: owner(),
    changes: ({ given }) => rowOf(given),
  }),
  endpoint<Given>({
    route: 'prizes.confirm',
    given: givenPlace('offered'),
    call: ({ given }) => ({
      params: { id: given.id },
      body: { payoutEmail: `${newId()}@example.com` },
    }),
    answers: owner(),
    changes: ({ given }) => rowOf(given),
    namesOthers: true,
  }),
  endpoint<Given>({
    route: 'prizes.decline',
    given: givenPlace('offered'),
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: owner(),
    changes: ({ given }) => rowOf(given),
  }),
  endpoint<Given>({
    route: 'prizes.admin.list',
    given: givenPlace('confirmed'),
    call: ({ given }) => ({ query: { leaderboardId: given.id } }),
    answers: admins(),
    shows: ({ assert, response, cast }) => {
      assert.equal(response.body()[0].userId, cast.player.id)
      assert.notProperty(response.body()[0], 'contact')
    },
  }),
  endpoint<Given>({
    route: 'prizes.admin.show',
    given: givenPlace('confirmed'),
    call: ({ given }) => ({ params: { id: given.id, place: '1' } }),
    answers: admins(),
    changes: ({ given }) => db.from('audit_log').where('target_id', given.id),
    shows: ({ assert, response }) => assert.deepEqual(response.body().contact, CONTACT),
    namesOthers: true,
  }),
  endpoint<Given>({
    route: 'prizes.admin.fulfil',
    given: givenPlace('confirmed'),
    call: ({ given }) => ({ params: { id: given.id, place: '1' }, body: { fulfilment: 'UPS 1' } }),
    answers: admins(),
    changes: ({ given }) => rowOf(given),
  }),
  endpoint<Given>({
    route: 'prizes.admin.passOn',
    given: givenPlace('offered'),
    call: ({ given }) => ({ params: { id: given.id, place: '1' }, body: { note: 'Twice' } }),
    answers: admins(),
    changes: ({ given }) => rowOf(given),
  }),
]
