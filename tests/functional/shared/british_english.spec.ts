import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Language } from '@sidepick/rules/types'
import { newId } from '#shared/ids'
import { gameBody, givenCategory, givenGame } from '#tests/fixtures/games'
import { openMailbox } from '#tests/helpers/mailbox'
import { givenNotification } from '#tests/fixtures/notifications'
import { drainOutbox } from '#tests/helpers/outbox'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { createPlayer } from '#tests/helpers/players'
import { signUpForm } from '#tests/helpers/visitor'
import { visitor } from '#tests/helpers/visitor'

const BRITISH = 'en-gb'
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

/** A record that may be kept in a language: where it is added, read and changed, and what it needs beside. */
const RECORDS = [
  {
    name: 'category',
    path: '/v1/admin/categories',
    body: async () => ({ categoryName: `Sport ${newId()}`, slug: `sport-${newId()}` }),
  },
  {
    name: 'game',
    path: '/v1/creator/games',
    body: async () => gameBody((await givenCategory()).id),
  },
  {
    name: 'widget',
    path: '/v1/creator/widgets',
    body: async (creatorId: string) => ({
      name: 'A widget',
      type: 'docked',
      playlistId: (await givenPlaylist({ creatorId })).id,
    }),
  },
]

test.group('British English', () => {
  test('is kept as the language of a {name} and given back')
    .with(RECORDS)
    .run(async ({ client, assert }, { path, body }) => {
      const { id: userId, accessToken } = await createPlayer({ roles: ['creator', 'admin'] })
      const sent = { ...(await body(userId)), language: BRITISH }
      const made = await client.post(path).bearerToken(accessToken).json(sent)
      made.assertStatus(201)
      assert.equal(made.body().language, BRITISH)
      const listed = (await client.get(path).bearerToken(accessToken)).body()
      const items: { id: string; language: string }[] = listed.items ?? listed
      assert.containsSubset(items, [{ id: made.body().id, language: BRITISH }])
    })

  test('is what a game takes over from its category', async ({ client }) => {
    const { accessToken } = await createPlayer({ roles: ['creator'] })
    const { id } = await givenCategory({ language: BRITISH })
    const made = await client.post('/v1/creator/games').bearerToken(accessToken).json(gameBody(id))
    made.assertStatus(201)
    made.assertBodyContains({ language: BRITISH })
  })

  test('is kept in the rules of a playlist', async ({ client }) => {
    const { accessToken } = await createPlayer({ roles: ['creator'] })
    const body = { name: 'A list', rules: { language: BRITISH } }
    const made = await client.post('/v1/creator/playlists').bearerToken(accessToken).json(body)
    made.assertStatus(201)
    made.assertBodyContains({ rules: { language: BRITISH } })
  })

  test('is kept of a player, from the sign-up on, and by an admin', async ({ client, assert }) => {
    const admin = await createPlayer({ roles: ['admin'] })
    const form = signUpForm({ language: 'en-GB' })
    const joined = await client.post('/auth/signup').headers(visitor()).json(form)
    joined.assertStatus(201)
    const [user] = await db.from('users').where('email', String(form.email))
    const languageOf = async () =>
      (await client.get('/v1/profiles').bearerToken(joined.body().accessToken)).body().language
    assert.equal(await languageOf(), BRITISH)
    for (const language of ['es-mx', BRITISH]) {
      const changed = await client
        .patch(`/v1/admin/profiles/${user.id}`)
        .bearerToken(admin.accessToken)
        .json({ language })
      changed.assertBodyContains({ language })
      assert.equal(await languageOf(), language)
    }
  })

  test('is what a player’s mails are in, in the words of en-us', async ({ client, assert }) => {
    const mailbox = await openMailbox()
    const form = signUpForm({ language: BRITISH })
    await client.post('/auth/signup').headers(visitor()).json(form)
    await drainOutbox()
    const [mail] = await mailbox.to(String(form.email))
    assert.include(mail?.html, '<html lang="en-GB"')
    assert.equal(mail?.headers.find(({ key }) => key === 'content-language')?.value, BRITISH)
    assert.include(mail?.subject, 'Confirm')
  })

  test('asks for a notification in its words', async ({ client, assert }) => {
    const { id, accessToken } = await createPlayer()
    await givenNotification(id, 'gray_converted', { amount: 1_234 })
    const bodyOf = async (query: object, header: string) => {
      const list = client.get('/v1/notifications').bearerToken(accessToken).qs(query)
      return (await list.header('accept-language', header)).body().items[0].body
    }
    const words = 'Your wins turned into 1,234 black tickets.'
    assert.equal(await bodyOf({ language: BRITISH }, 'es'), words)
    assert.equal(await bodyOf({}, 'en-GB,es;q=0.9'), words)
  })

  test('shows games of its own and of en-us, which shows none of it', async ({
    client,
    assert,
  }) => {
    const { id: categoryId } = await givenCategory()
    const [british, american, spanish] = [
      await givenGame({ categoryId, language: BRITISH }),
      await givenGame({ categoryId }),
      await givenGame({ categoryId, language: 'es-mx' }),
    ]
    const rules = (language: Language | null) => ({
      categoryIds: [categoryId],
      language,
      autofill: true,
    })
    const shownIn = async (own: Language | null, asked?: Language) => {
      const playlist = await givenPlaylist({ rules: rules(own) })
      const { id } = await givenWidget({ playlistId: playlist.id })
      const answer = await client.get(`/v2/widgets/${id}`).qs(asked ? { language: asked } : {})
      answer.assertStatus(200)
      return idsOf(answer.body().playlist.autofilledGames)
    }
    assert.sameMembers(await shownIn(BRITISH), [british.id, american.id])
    assert.sameMembers(await shownIn(null, BRITISH), [british.id, american.id])
    assert.sameMembers(await shownIn(null, 'en-us'), [american.id])
    assert.sameMembers(await shownIn(BRITISH, 'es-mx'), [spanish.id])
    assert.sameMembers(await shownIn(null), [british.id, american.id, spanish.id])
  })

  test('lists its own categories and those of en-us', async ({ client, assert }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const [british, american, spanish] = [
      await givenCategory({ language: BRITISH }),
      await givenCategory(),
      await givenCategory({ language: 'es-mx' }),
    ]
    const listed = async (path: string, language: string) =>
      idsOf((await client.get(path).bearerToken(accessToken).qs({ language })).body())
    const shown = await listed('/v1/categories', BRITISH)
    assert.includeMembers(shown, [british.id, american.id])
    assert.notInclude(shown, spanish.id)
    assert.notInclude(await listed('/v1/categories', 'en-us'), british.id)
    // Who keeps the categories sees each under the language it is kept in.
    const kept = await listed('/v1/admin/categories', BRITISH)
    assert.include(kept, british.id)
    assert.notInclude(kept, american.id)
  })
})
