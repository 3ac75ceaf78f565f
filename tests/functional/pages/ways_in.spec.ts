import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import type { PageData } from '@sidepick/rules/types'
import { givenGame } from '#tests/fixtures/games'
import { givenDomainWith } from '#tests/fixtures/partner_hosts'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { inlined } from '#tests/helpers/entry_page'
import { eventually } from '#tests/helpers/eventually'
import { spawnServer } from '#tests/helpers/spawned_server'
import { visitor } from '#tests/helpers/visitor'

const HTML = { accept: 'text/html,application/xhtml+xml' }

test.group('The root', () => {
  test('is the app for a browser, with a demo and without, and says so to caches', async ({
    client,
    assert,
    cleanup,
  }) => {
    const response = await client.get('/').headers(HTML).redirects(0)
    response.assertStatus(200)
    assert.isNull(inlined<PageData>(response.text()).bootstrap.widget)
    assert.include(String(response.header('vary')).toLowerCase(), 'accept')

    const server = await spawnServer({ DEMO: 'false' })
    cleanup(async () => void (await server.stop()))
    const page = await fetch(server.url, { headers: { ...visitor(), ...HTML } })
    assert.equal(page.status, 200)
    assert.isNull(inlined<PageData>(await page.text()).bootstrap.widget)
    const identity = await fetch(server.url, { headers: { ...visitor(), accept: '*/*' } })
    assert.containSubset(await identity.json(), { name: 'sidepick', status: 'ok' })
  })
})

test.group('A way in without a payload', () => {
  test('is logged as one that is empty, however it is left out', async ({ assert, cleanup }) => {
    const server = await spawnServer({ LOG_LEVEL: 'error' })
    cleanup(() => void server.child.kill('SIGKILL'))
    const paths = ['/go', '/go/', '/go?x=1', '/go/%20', '/api/go']
    for (const path of paths) {
      const answer = await fetch(server.url + path, { headers: { ...visitor(), ...HTML } })
      assert.equal(answer.status, 404, path)
    }
    const told = () => server.output.out.split('init payload is empty').length - 1
    await eventually(async () => assert.equal(told(), paths.length))
  })
})

test.group('The language of a page', () => {
  test('is en-us where one is wanted that is not spoken, also on a Spanish host', async ({
    client,
    assert,
  }) => {
    const { host } = await givenDomainWith({ language: 'es-mx' })
    const ref = `https://${host}/story`
    const playlist = await givenPlaylist({ gameIds: [(await givenGame()).id] })
    const { id: widgetId } = await givenWidget({ playlistId: playlist.id })
    const localeOf = async (query: string, lang?: string) => {
      const payload = encodeInitPayload({ ref, ...(lang !== undefined && { lang }) })
      const page = await client.get(`/go/${payload}/widget/${widgetId}${query}`).headers(HTML)
      const { locale, bootstrap } = inlined<PageData>(page.text())
      return [locale, bootstrap.brand.poweredByText]
    }
    const [spanish, english] = [await localeOf(''), await localeOf('?lang=en-us')]
    assert.deepEqual([spanish[0], english[0]], ['es-mx', 'en-us'])
    assert.notEqual(spanish[1], english[1])
    for (const lang of ['de', 'fr-ca', 'es', 'en', 'constructor']) {
      assert.deepEqual(await localeOf(`?lang=${lang}`), english, lang)
      assert.deepEqual(await localeOf('', lang), english, `${lang} in the payload`)
    }
    assert.deepEqual(await localeOf('?lang='), spanish)
  })

  test('holds for the page that is not there too', async ({ client, assert }) => {
    const { host } = await givenDomainWith({ language: 'es-mx' })
    const ref = `https://${host}/story`
    const gone = async (init: object, query = '') => {
      const path = `/go/${encodeInitPayload({ ref, ...init })}/widget/gone${query}`
      const response = await client.get(path).headers(HTML)
      response.assertStatus(404)
      return response.text()
    }
    for (const spanish of [
      await gone({}),
      await gone({ ref: 'https://elsewhere.example/', lang: 'es-mx' }),
      await gone({ lang: 'en-us' }, '?lang=es-mx'),
    ]) {
      assert.include(spanish, '<html lang="es-MX">')
      assert.include(spanish, 'Este juego ya no está aquí')
    }
    for (const english of [await gone({ lang: 'en-us' }), await gone({}, '?lang=de')]) {
      assert.include(english, '<html lang="en-US">')
      assert.include(english, 'This game is no longer here')
    }
  })
})
