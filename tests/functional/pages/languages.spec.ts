import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import type { PageData } from '@sidepick/rules/types'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenDomainWith } from '#tests/fixtures/partner_hosts'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { inlined } from '#tests/helpers/entry_page'
import { createPlayer } from '#tests/helpers/players'

const BRITISH = 'en-gb'
const HTML = { accept: 'text/html,application/xhtml+xml' }

/** What a page of a widget says of its language. */
async function pageOf(client: ApiClient, address: string, headers: Record<string, string> = {}) {
  const html = (await client.get(address).headers({ ...HTML, ...headers })).text()
  const { locale, language, bootstrap } = inlined<PageData>(html)
  const [, lang] = /<html lang="([^"]*)"/.exec(html)!
  return { locale, language, lang, powered: bootstrap.brand.poweredByText }
}

test.group('British English', () => {
  test('is what a page is in that the query, the payload, the domain or the widget says', async ({
    client,
    assert,
  }) => {
    const { host } = await givenDomainWith({ language: BRITISH })
    const { host: spanishHost } = await givenDomainWith({ language: 'es-mx' })
    const playlist = await givenPlaylist({ gameIds: [(await givenGame()).id] })
    const { id } = await givenWidget({ playlistId: playlist.id })
    const own = await givenWidget({ playlistId: playlist.id, language: BRITISH })
    const payload = (of: string, lang?: string) =>
      encodeInitPayload({ ref: `https://${of}/story`, ...(lang && { lang }) })
    const british = {
      ...{ locale: 'en-us', language: BRITISH, lang: 'en-GB' },
      powered: 'Powered by Sidepick',
    }
    const addresses = [
      `/go/${payload(host)}/widget/${id}`,
      `/go/${payload('x.example', 'en-GB')}/widget/${id}`,
      `/go/${payload(spanishHost)}/widget/${id}?lang=en-gb`,
      `/go/${payload(spanishHost, 'en-gb')}/widget/${id}`,
      `/go/${payload('x.example')}/widget/${own.id}`,
      '/?lang=en-GB',
    ]
    for (const address of addresses) {
      assert.deepEqual(await pageOf(client, address), british, address)
    }
  })

  test('is in nobody’s way where the browser wants it, but the site says another language', async ({
    client,
    assert,
  }) => {
    const { host } = await givenDomainWith({ language: 'es-mx' })
    const playlist = await givenPlaylist({ gameIds: [(await givenGame()).id] })
    const { id } = await givenWidget({ playlistId: playlist.id })
    const payload = encodeInitPayload({ ref: `https://${host}/story` })
    for (const wanted of ['en-GB,en;q=0.8', 'de', '*']) {
      const page = await pageOf(client, `/go/${payload}/widget/${id}`, {
        'accept-language': wanted,
      })
      assert.containsSubset(page, { locale: 'es-mx', language: 'es-mx', lang: 'es-MX' })
    }
  })

  test('is kept among the flags of a domain', async ({ client }) => {
    const { accessToken } = await createPlayer({ roles: ['admin'] })
    const distributorId = `p-${newId()}`
    const host = `${distributorId}.example`
    const body = { host, distributorId, name: 'A site', flags: { language: BRITISH } }
    const added = await client.post('/v1/partner-domain').bearerToken(accessToken).json(body)
    added.assertStatus(201)
    added.assertBodyContains({ flags: { language: BRITISH } })
    const { id: widgetId } = await givenWidget({ playlistId: (await givenPlaylist()).id })
    const bootstrap = await client
      .get('/v2/embed/bootstrap')
      .qs({ widgetId, ref: `https://${host}/story` })
    bootstrap.assertBodyContains({ hostMode: { flags: { language: BRITISH } } })
  })
})

test.group('Accept-Language', () => {
  test('weighs languages, and takes a region that we do not know for its language: {header}')
    .with([
      { header: 'es-AR,es;q=0.9,en;q=0.8', spanish: true },
      { header: 'de-DE,de;q=0.9,es;q=0.5,en;q=0.3', spanish: true },
      { header: 'en;q=0.3, es-MX;q=0.7', spanish: true },
      { header: 'es;q=0, en', spanish: false },
      { header: 'en-AU,es;q=0.9', spanish: false },
      { header: 'en-GB;q=0.9,es-MX;q=0.8', spanish: false },
      { header: 'de,fr;q=0.5', spanish: false },
      { header: '*', spanish: false },
      { header: ';;q=x', spanish: false },
    ])
    .run(async ({ client, assert }, { header, spanish }) => {
      const answer = await client.get('/v1/achievements').header('accept-language', header)
      answer.assertStatus(200)
      const isSpanish = /3 seguidas/.test(JSON.stringify(answer.body()))
      assert.equal(isSpanish, spanish)
    })
})
