import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { admins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** A private game of the creator, and a word that no other game holds. */
async function givenPrivate({ creator }: Cast) {
  const word = `w${newId().replaceAll('-', '')}`
  const { id } = await givenGame({ creatorId: creator.id, isPrivate: true, text: `${word}?` })
  return { id, word }
}

async function givenPublic() {
  const word = `w${newId().replaceAll('-', '')}`
  const { id } = await givenGame({ text: `${word}?` })
  return { id, word }
}

export const gameSearchRows: readonly AnyEndpoint[] = [
  endpoint<{ id: string; word: string }>({
    route: 'games.admin.search',
    given: givenPrivate,
    call: ({ given }) => ({ query: { q: given.word } }),
    answers: admins(),
    shows: ({ assert, response, given }) =>
      assert.deepEqual(idsOf(response.body().items), [given.id]),
  }),
  endpoint<{ id: string; word: string }>({
    route: 'games.admin.recommend',
    given: givenPublic,
    call: ({ given }) => ({ query: { text: given.word } }),
    answers: admins(),
    shows: ({ assert, response, given }) => assert.equal(response.body().items[0].id, given.id),
  }),
]
