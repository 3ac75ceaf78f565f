import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { EDITED_RECORDS, type Scene } from '#tests/fixtures/edited_records'
import { givenDomainWith } from '#tests/fixtures/partner_hosts'
import { createPlayer } from '#tests/helpers/players'

const WISHES = ['One?', 'Two?', 'Three?', 'Four?'] as const

const read = (client: ApiClient, { path, readAt = path, token }: Scene) =>
  client.get(readAt).bearerToken(token)

/** The body of a change: of a record that is replaced as a whole, all of it as it is stored now. */
async function bodyOf(client: ApiClient, scene: Scene, changes: object) {
  if (!scene.isReplaced) return changes
  const stored = await read(client, scene)
  return { ...editable(stored.body(), scene), ...changes }
}

async function edit(client: ApiClient, scene: Scene, changes: object) {
  const body = await bodyOf(client, scene, changes)
  const call = scene.isReplaced ? client.put(scene.path) : client.patch(scene.path)
  return call.bearerToken(scene.token).json(body)
}

for (const [what, given] of Object.entries(EDITED_RECORDS)) {
  test.group(`Two people who change ${what}`, () => {
    test('at the same moment: one is saved, and the other is told which field', async ({
      client,
      assert,
    }) => {
      const scene = await given()
      const { field, first, wishes = WISHES } = scene
      const answers = await Promise.all(
        wishes.map((wish) => edit(client, scene, { [field]: wish, expected: { [field]: first } }))
      )
      assert.sameMembers(
        answers.map((answer) => answer.status()),
        [200, 409, 409, 409]
      )
      const saved = wishes[answers.findIndex((answer) => answer.status() === 200)]
      assert.equal(await scene.stored(), saved)
      const refused = answers.find((answer) => answer.status() === 409)!.body()
      assert.containSubset(refused, { code: 'E_CHANGED_MEANWHILE', errors: [{ field }] })
    })

    test('at different fields: both are saved', async ({ client, assert }) => {
      const scene = await given()
      const { field, first, other, wishes: [one] = WISHES } = scene
      const [name, value] = other
      const before = await read(client, scene)
      ;(await edit(client, scene, { [field]: one, expected: { [field]: first } })).assertStatus(200)
      const expected = { [name]: before.body()[name] }
      const second = await edit(client, scene, { [name]: value, expected })
      second.assertStatus(200)
      assert.containSubset(second.body(), { [field]: one, [name]: value })
    })

    test('with everything that was read of it: the record is as it was told', async ({
      client,
    }) => {
      const scene = await given()
      const stored = await read(client, scene)
      const expected = editable(stored.body(), scene)
      const answer = await edit(client, scene, {
        [scene.field]: (scene.wishes ?? WISHES)[0],
        expected,
      })
      answer.assertStatus(200)
    })

    test('and one who does not say what they read replaces what is there', async ({ client }) => {
      const scene = await given()
      const [one, two] = scene.wishes ?? WISHES
      ;(await edit(client, scene, { [scene.field]: one })).assertStatus(200)
      ;(await edit(client, scene, { [scene.field]: two })).assertStatus(200)
    })

    test('and a field that there is not is never as it was read', async ({ client }) => {
      const scene = await given()
      const expected = { toString: null, planet: 'Mars' }
      const answer = await edit(client, scene, {
        [scene.field]: (scene.wishes ?? WISHES)[0],
        expected,
      })
      answer.assertStatus(409)
      answer.assertBodyContains({ errors: [{ field: 'planet' }] })
    })
  })
}

/** Fields of these records that a form may show. */
const EDITABLE = [
  ...['text', 'sideA', 'sideB', 'gameType', 'correctAnswer', 'categoryId', 'language'],
  ...['startTime', 'lastJoinTime', 'endTime', 'orientation', 'gameTitle', 'sourceUrl'],
  ...['videoUrls', 'landscapeVideoUrls', 'isPrivate', 'isAd', 'metadata'],
  ...['name', 'type', 'playlistId', 'allowedDomains', 'isPublic', 'active', 'theme', 'config'],
  ...['prizeName', 'prizeTitle', 'prizeShortTitle', 'pointThreshold', 'numberOfPrizes'],
  ...['prizeDrawingDate', 'imageAssetUrl', 'imageSmallAssetUrl', 'imageIconAssetUrl'],
  ...['userName', 'partnerName', 'parentId', 'hostBps', 'categoryName', 'slug', 'position'],
  ...['description', 'ticketType', 'quantity', 'priceCents', 'priceCoins', 'imageUrl'],
  ...['gameIds', 'rules', 'url', 'widgetId', 'gameId', 'flavour'],
]

/** What a form may show of a record; where all of it is replaced, all but what the server gives. */
const editable = (record: object, { isReplaced }: Scene) =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) =>
      isReplaced ? !['id', 'createdAt'].includes(name) : EDITABLE.includes(name)
    )
  )

test.group('Two people who change the flags of a domain', () => {
  test('lose none of them: flags are compared as a whole, as they are replaced', async ({
    client,
  }) => {
    const { accessToken: token } = await createPlayer({ roles: ['admin'] })
    const { id } = await givenDomainWith({ timeMode: true })
    const scene = { path: `/v1/partner-domain/${id}`, token, isReplaced: true } as Scene
    const answer = await edit(client, scene, {
      flags: { freeGames: true },
      expected: { flags: {} },
    })
    answer.assertStatus(409)
    answer.assertBodyContains({ errors: [{ field: 'flags' }] })
    ;(await read(client, scene)).assertBodyContains({
      flags: { timeMode: true },
    })
  })
})
