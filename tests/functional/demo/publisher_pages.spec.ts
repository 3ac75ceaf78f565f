import { test } from '@japa/runner'
import { DEMO_PAGES } from '#demo/publisher_pages/demo_pages'
import { gameOf, snippetOf } from '#demo/publisher_pages/snippets'
import env from '#start/env'
import { visitor } from '#tests/helpers/visitor'

const visit = (path: string) =>
  fetch(new URL(path, env.get('DEMO_PUBLISHER_URL')), { headers: visitor() })

const escaped = (text: string) =>
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test.group("The demo's publishers", () => {
  test('paste each of their widgets once, and the loader once', async ({ assert }) => {
    const app = new URL(env.get('APP_URL')).origin
    for (const { slug, widgets } of DEMO_PAGES) {
      const page = await visit(`/demo/${slug}`)
      assert.equal(page.status, 200, slug)
      const html = await page.text()
      for (const widget of widgets) {
        const game = gameOf(widget, app)
        assert.lengthOf(html.split(game), 2, `${slug}: ${game}`)
      }
      assert.lengthOf(html.split('/embed/v1/loader.js'), 2, slug)
    }
  })

  test('allow no inline code, and their own origin only where the page has a script', async ({
    assert,
  }) => {
    const app = new URL(env.get('APP_URL')).origin
    for (const { slug, calls } of DEMO_PAGES) {
      const page = await visit(`/demo/${slug}`)
      const policy = String(page.headers.get('content-security-policy'))
      assert.notInclude(policy, 'unsafe')
      assert.include(policy.split('; '), `script-src ${calls ? "'self' " : ''}${app}`)
      const html = await page.text()
      assert.notMatch(html, /<style| style=|<script(?![^>]* src=)/)
      assert.equal(/ src="\/demo-assets\/publishers\/\w+\.js"/.test(html), calls !== undefined)
    }
  })

  test('stand in the index with what they pasted', async ({ assert }) => {
    const html = await (await visit('/demo')).text()
    const app = new URL(env.get('APP_URL')).origin
    for (const page of DEMO_PAGES) {
      assert.include(html, `href="/demo/${page.slug}"`)
      for (const line of snippetOf(page, app).split('\n')) assert.include(html, escaped(line))
    }
  })

  test('are no others than these', async ({ assert }) => {
    assert.equal((await visit('/demo/nobody')).status, 404)
  })
})
