import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import env from '#start/env'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'

const { origin } = new URL(env.get('APP_URL'))
const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }

const plain = (text: string) => text.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)

/** What a crawler reads of a page: its title, and its tags by name or relation. */
async function tagsOf(client: ApiClient, path: string): Promise<Record<string, string>> {
  const response = await client.get(path).headers({ accept: 'text/html' })
  response.assertStatus(200)
  const html = response.text()
  const head = html.slice(0, html.indexOf('<style>'))
  const tags = [...head.matchAll(/<(?:meta|link) ([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const of = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, text = '']) => [
        name,
        plain(text),
      ])
    )
    const value = of.content ?? of.href
    return [of.property, of.name, of.rel].flatMap((name) => (name ? [[name, value]] : []))
  })
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(head) ?? []
  return { title: plain(title), ...Object.fromEntries(tags) }
}

async function givenEntry(changes: Parameters<typeof givenGame>[0] = {}) {
  const first = await givenGame({ text: 'Tea or coffee?', ...changes })
  const second = await givenGame({ text: 'Cats or dogs?' })
  const playlist = await givenPlaylist({ gameIds: [first.id, second.id] })
  return { widget: await givenWidget({ playlistId: playlist.id }), first, second }
}

test.group('What a crawler reads of an entry page', () => {
  test('is the question, its picture and the one address of the page', async ({
    client,
    assert,
  }) => {
    const { widget } = await givenEntry()
    const tags = await tagsOf(client, `/widget/${widget.id}`)
    const description = 'Tea or Coffee? Pick a side, and see what everyone else picked.'
    assert.equal(tags.title, 'Tea or coffee? | Sidepick')
    assert.containSubset(tags, {
      'canonical': `${origin}/widget/${widget.id}`,
      'description': description,
      'og:title': 'Tea or coffee?',
      'og:description': description,
      'og:type': 'website',
      'og:url': `${origin}/widget/${widget.id}`,
      'og:image': `${origin}/demo-media/air_taxi.webp`,
      'og:locale': 'en_US',
      'twitter:card': 'summary_large_image',
    })
  })

  test('leads to the oEmbed answer of the same game', async ({ client, assert }) => {
    const { widget, second } = await givenEntry()
    for (const [path, title] of [
      [`/widget/${widget.id}`, 'Tea or coffee?'],
      [`/widget/${widget.id}/game/${second.id}`, 'Cats or dogs?'],
    ] as const) {
      const { alternate } = await tagsOf(client, path)
      const { pathname, search } = new URL(alternate!)
      const oembed = await client.get(pathname + search)
      oembed.assertStatus(200)
      assert.equal(oembed.body().title, title)
      assert.include(oembed.body().html, `src="${origin}${path}"`)
    }
  })

  test('is the same address for every way to the page', async ({ client, assert }) => {
    const { widget, second } = await givenEntry()
    const go = `/go/${encodeInitPayload({ ref: 'https://paper.example/story' })}`
    const start = `${origin}/widget/${widget.id}`
    for (const [path, canonical] of [
      [`${go}/widget/${widget.id}`, start],
      [`/widget/${widget.id}?lang=es-mx&flavour=free-games`, start],
      [`${go}/widget/${widget.id}/game/${second.id}`, `${start}/game/${second.id}`],
      [`/widget/${widget.id}/${second.id}`, `${start}/game/${second.id}`],
      [`/widget/${widget.id}/game/00000000-0000-4000-8000-000000000000`, start],
    ] as const) {
      const tags = await tagsOf(client, path)
      assert.equal(tags.canonical, canonical, path)
      if (!path.startsWith(go)) assert.equal(tags['og:url'], canonical, path)
    }
  })

  test('is no more than its address where a loader asks for the frame', async ({
    client,
    assert,
  }) => {
    const { widget } = await givenEntry()
    const tags = await tagsOf(client, `/go/${encodeInitPayload({})}/widget/${widget.id}`)
    const told = Object.keys(tags).filter((name) =>
      /^(og:|twitter:|description|alternate)/.test(name)
    )
    assert.isEmpty(told)
    assert.equal(tags.canonical, `${origin}/widget/${widget.id}`)
  })

  test('is in the language of the page', async ({ client, assert }) => {
    const { widget } = await givenEntry()
    const tags = await tagsOf(client, `/widget/${widget.id}?lang=es-mx`)
    assert.equal(tags['og:locale'], 'es_MX')
    assert.match(tags.description!, /^¿Tea o Coffee\?/)
  })

  test('names no picture where the game has none', async ({ client, assert }) => {
    const { widget } = await givenEntry({
      videoUrls: { mp4720: '/demo-media/x.mp4', poster: null },
    })
    const tags = await tagsOf(client, `/widget/${widget.id}`)
    assert.notProperty(tags, 'og:image')
    assert.equal(tags['twitter:card'], 'summary')
  })

  test('is no question and no oEmbed address where there is none', async ({ client, assert }) => {
    const empty = await givenWidget({ isPublic: false, allowedDomains: ['https://paper.example'] })
    const tags = await tagsOf(client, `/widget/${empty.id}`)
    assert.equal(tags.canonical, `${origin}/widget/${empty.id}`)
    assert.notProperty(tags, 'alternate')
  })

  test('has no way out of its attribute', async ({ client, assert }) => {
    const text = '"><script>alert(1)</script>&'
    const { widget } = await givenEntry({ text, sideA: '">' })
    const tags = await tagsOf(client, `/widget/${widget.id}`)
    assert.equal(tags['og:title'], text)
    assert.include(tags.description, '"> or Coffee?')
  })
})
