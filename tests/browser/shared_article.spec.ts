import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import env from '#start/env'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { servePublisherPage } from '#tests/helpers/browser_publisher'
import { showWidget, WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

const HURRIED = { hurried: true, tolerate: [/404/] }

const widgetOn = (page: Page) =>
  new WidgetOnPage(page, page.frameLocator('#game iframe'), { hurried: true })

/** Shares the game on the screen from the menu, as a text with its link. */
async function shareFrom(widget: WidgetOnPage): Promise<string> {
  await widget.press(widget.button('Menu'))
  await widget.press(widget.button('Share this game'))
  return eventually(async () => {
    const copied = await widget.page.evaluate(() => navigator.clipboard.readText())
    const [link] = /https?:\S+/.exec(copied) ?? []
    if (!link) throw new Error(`no link in ${copied}`)
    return link
  })
}

test.group('Browser | a result that is shared in an article', (group) => {
  const server = FaultServer.startedBy(group)

  /** An article whose widget has two games. */
  async function givenArticle() {
    const games = [await givenGame(), await givenGame({ text: 'Cats or dogs?', sideA: 'Cats' })]
    const gameIds = games.map(({ id }) => id)
    const { id: playlistId } = await givenPlaylist({ gameIds, rules: { autofill: false } })
    const sites = { isPublic: false, allowedDomains: [server.origin] }
    const { id: widgetId } = await givenWidget({ playlistId, ...sites })
    const body = `<main><h1>A story</h1><div id="game" data-vs-widget="${widgetId}"></div></main>`
    servePublisherPage(server, { path: '/story', body, style: 'main { max-width: 700px }' })
    return { widgetId, gameIds, address: `${server.origin}/story?id=7` }
  }

  /** Reads the article, plays both games and shares the second. */
  async function shareSecond(address: string): Promise<string> {
    let link = ''
    await asVisitor(HURRIED, async ({ context, page }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(address)
      const widget = widgetOn(page)
      await showWidget(widget)
      await widget.play('B')
      await widget.press(widget.button('Next Game'))
      await widget.play('A')
      link = await shareFrom(widget)
    })
    return link
  }

  test('leads to that article, where the same game is open', async ({ assert }) => {
    const { widgetId, gameIds, address } = await givenArticle()
    const link = await shareSecond(address)
    const { origin } = new URL(env.get('APP_URL'))
    const article = encodeURIComponent(address)
    const path = `/widget/${widgetId}/game/${gameIds[1]}`
    assert.equal(link, `${origin}${path}?pick=A&article=${article}`)

    await asVisitor(HURRIED, async ({ page }) => {
      await page.goto(link)
      await page.getByRole('link', { name: 'Play it there' }).click()
      await page.waitForURL(`${address}&vs_widget=${widgetId}&vs_game=${gameIds[1]}`)
      const widget = widgetOn(page)
      await showWidget(widget)
      assert.equal(await widget.gameId(), gameIds[1])
      assert.equal((await widget.play('B')).gameId, gameIds[1])
    })
  })

  test('leads a reader without scripts there by a link', async ({ assert }) => {
    const { widgetId, gameIds, address } = await givenArticle()
    const link = new URL(`/widget/${widgetId}/game/${gameIds[1]}`, env.get('APP_URL'))
    link.search = new URLSearchParams({ article: address, lang: 'es-mx' }).toString()
    await asVisitor({ scripts: false }, async ({ page }) => {
      await page.goto(link.href)
      assert.equal(await page.getByRole('heading').innerText(), 'Cats or dogs?')
      await page.getByRole('link', { name: 'Jugar ahí' }).click()
      await page.waitForURL(`${address}&vs_widget=${widgetId}&vs_game=${gameIds[1]}`)
      assert.equal(await page.getByRole('heading').innerText(), 'A story')
    })
  })
})
