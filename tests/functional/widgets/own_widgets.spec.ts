import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { newId } from '#shared/ids'
import { givenCategory } from '#tests/fixtures/games'
import { givenGameSet, givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { HOSTILE_TEXTS } from '#tests/helpers/hostile_texts'
import { createPlayer, type TestPlayer } from '#tests/helpers/players'

const PATH = '/v1/creator/widgets'
const aCreator = () => createPlayer({ roles: ['creator'] })
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

async function aWidget({ id: creatorId }: TestPlayer, changes: object = {}) {
  const { id: playlistId } = await givenPlaylist({ creatorId })
  return { name: 'A widget', type: 'docked', playlistId, ...changes }
}

test.group('POST /v1/creator/widgets', () => {
  test('keeps every field', async ({ client, assert }) => {
    const [creator, set, category] = [await aCreator(), await givenGameSet(), await givenCategory()]
    const distributorId = `partner-${newId()}`
    const partners = await app.container.make(PartnerDomainsContract)
    await partners.addDistributor({ id: distributorId, name: 'A partner' })
    const sent = await aWidget(creator, {
      gameSetId: set.id,
      distributorId,
      language: 'es-mx',
      preferredCategoryIds: [category.id],
      config: { themeFlags: { noMinWidth: true } },
      isPublic: false,
      active: false,
    })
    const sites = ['Paper.example', '*.paper.example', '*.paper.co.uk', 'http://localhost:8080']
    const allowedDomains = [...sites, 'https://x.example/']
    const body = { ...sent, theme: { accent: '#123456' }, allowedDomains }
    const response = await client.post(PATH).bearerToken(creator.accessToken).json(body)
    response.assertStatus(201)
    const { id, createdAt, updatedAt, ...shown } = response.body()
    assert.deepEqual(shown, {
      ...body,
      creatorId: creator.id,
      allowedDomains: [
        'https://paper.example',
        'https://*.paper.example',
        'https://*.paper.co.uk',
        'http://localhost:8080',
        'https://x.example',
      ],
    })
    assert.equal(createdAt, updatedAt)
    const again = await client.get(`${PATH}/${id}`).bearerToken(creator.accessToken)
    assert.deepEqual(again.body(), response.body())
  })

  test('makes one that plays, and takes an unknown distributor for the default', async ({
    client,
  }) => {
    const creator = await aCreator()
    const body = await aWidget(creator, { distributorId: `nobody-${newId()}` })
    const response = await client.post(PATH).bearerToken(creator.accessToken).json(body)
    response.assertStatus(201)
    response.assertBodyContains({ distributorId: 'default', isPublic: true, active: true })
    ;(await client.get(`/v1/widgets/${response.body().id}`)).assertStatus(200)
  })

  test('refuses {0}, and stores nothing')
    .with([
      [
        "another one's playlist",
        async () => ({ playlistId: (await givenPlaylist()).id }),
        'playlistId',
      ],
      ['an unknown playlist', async () => ({ playlistId: newId() }), 'playlistId'],
      ['no playlist', async () => ({ playlistId: undefined }), 'playlistId'],
      ['an unknown set', async () => ({ gameSetId: newId() }), 'gameSetId'],
      [
        'an unknown category',
        async () => ({ preferredCategoryIds: [(await givenCategory()).id, newId()] }),
        'preferredCategoryIds.1',
      ],
      ['no name', async () => ({ name: '' }), 'name'],
      ['a mode that is none', async () => ({ type: 'floating' }), 'type'],
      ['a language nobody speaks', async () => ({ language: 'fr' }), 'language'],
      ['a distributor that can be none', async () => ({ distributorId: '/' }), 'distributorId'],
      ['a theme that is a list', async () => ({ theme: [] }), 'theme'],
      ['a theme that ends its rule', async () => ({ theme: { a: 'red;}' } }), 'theme'],
      [
        'no terms',
        async () => ({ config: { componentFlags: { TermsOfService: false } } }),
        'config',
      ],
      ['no ads', async () => ({ config: { themeFlags: { disableAllAds: true } } }), 'config'],
      ['nobody who sells', async () => ({ config: { ads: { provider: null } } }), 'config'],
      [
        "the ads of the creator's own server",
        async () => ({
          config: { ads: { provider: 'ima', vastTag: 'https://ads.example/v.xml', preroll: true } },
        }),
        'config',
      ],
      [
        "readers in the creator's own statistics",
        async () => ({
          config: { analytics: { posthog: { key: 'k', origin: 'https://hog.example' } } },
        }),
        'config',
      ],
      [
        'a corner of the page that it takes by itself',
        async () => ({ config: { themeFlags: { passiveDocked: true } } }),
        'config',
      ],
      [
        'where the page is led by the control that closes it',
        async () => ({
          config: { componentFlags: { CloseControl: { href: 'https://x.example/' } } },
        }),
        'config',
      ],
      [
        'a limit of its own',
        async () => ({ config: { themeFlags: { onboardingGameLimit: 9 } } }),
        'config',
      ],
      ['no measurements', async () => ({ config: { analytics: { own: false } } }), 'config'],
      ['a configuration nobody knows', async () => ({ config: { magic: 1 } }), 'config'],
      ['a theme in the configuration', async () => ({ config: { widgetTheme: {} } }), 'config'],
      ['too long a theme', async () => ({ theme: { a: 'x'.repeat(16_001) } }), 'theme'],
      ['a site that is none', async () => ({ allowedDomains: ['paper'] }), 'allowedDomains.0'],
      [
        'a site that ends the policy',
        async () => ({ allowedDomains: ["x.example; script-src 'unsafe-inline'"] }),
        'allowedDomains.0',
      ],
      [
        'a path for a site',
        async () => ({ allowedDomains: ['https://a.example/b'] }),
        'allowedDomains.0',
      ],
      [
        'half a country for a site',
        async () => ({ allowedDomains: ['https://*.co.uk:8443'] }),
        'allowedDomains.0',
      ],
      ['everything for a site', async () => ({ allowedDomains: ['*'] }), 'allowedDomains.0'],
      ['a truth in words', async () => ({ isPublic: 'no' }), 'isPublic'],
    ] as [string, () => Promise<object>, string][])
    .run(async ({ client, assert }, [, changes, field]) => {
      const creator = await aCreator()
      const body = await aWidget(creator, await changes())
      const response = await client.post(PATH).bearerToken(creator.accessToken).json(body)
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_VALIDATION', errors: [{ field }] })
      assert.isEmpty(await db.from('widgets').where('creator_id', creator.id))
    })

  test('fails on no text', async ({ client, assert }) => {
    const creator = await aCreator()
    for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
      const texts = [{ name: text }, { theme: { [text]: text } }, { allowedDomains: [text] }]
      for (const changes of [...texts, { config: { [text]: text } }]) {
        const body = await aWidget(creator, changes)
        const response = await client.post(PATH).bearerToken(creator.accessToken).json(body)
        assert.include([201, 422], response.status(), `${what}: ${response.text()}`)
      }
    }
  })
})

test.group('GET /v1/creator/widgets', () => {
  test("lists the caller's own, newest first, page by page", async ({ client, assert }) => {
    const creator = await aCreator()
    const made = []
    for (let n = 0; n < 3; n++) made.push((await givenWidget({ creatorId: creator.id })).id)
    await givenWidget()
    const list = (qs: object) => client.get(PATH).bearerToken(creator.accessToken).qs(qs)
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, start: first.body().next })
    const seen = [...idsOf(first.body().items), ...idsOf(second.body().items)]
    assert.deepEqual(seen, made.toReversed())
    assert.isNull(second.body().next)
    ;(await list({ start: 'x' })).assertBodyContains({ code: 'E_BAD_CURSOR' })
  })

  test("hides another one's from creators, and shows it to admins", async ({ client, assert }) => {
    const [creator, widget] = [await aCreator(), await givenWidget()]
    const admin = await createPlayer({ roles: ['admin'] })
    const { creatorId } = widget
    const seenBy = async ({ accessToken }: TestPlayer) => {
      const listed = await client.get(PATH).bearerToken(accessToken).qs({ creatorId })
      const shown = await client.get(`${PATH}/${widget.id}`).bearerToken(accessToken)
      return [idsOf(listed.body().items), shown.status()]
    }
    assert.deepEqual(await seenBy(creator), [[], 404])
    assert.deepEqual(await seenBy(admin), [[widget.id], 200])
  })
})
