import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DISPLAY_MODES } from '@sidepick/rules/types'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { watchShifts, shiftsOf } from '#tests/browser/budgets/layout_shifts'
import { asVisitor } from '#tests/helpers/browser'
import { servePublisherPage } from '#tests/helpers/browser_publisher'

const WIDGET = `data-vs-widget="${demoWidgetId('daily_fold_inline')}"`
const CONTAINERS = [
  ...DISPLAY_MODES.map((mode) => `${WIDGET} data-vs-mode="${mode}"`),
  `${WIDGET} data-vs-mini`,
  'data-vs-custom="no-such-name"',
]
/** What a theme of a content system often says. */
const HOSTILE = 'div:empty { display: none } p { margin: 0 }'

/** The rules that the document gives under this heading. */
async function rulesUnder(heading: string): Promise<string> {
  const text = await readFile(app.makePath('docs/embedding.md'), 'utf8')
  const [, section = ''] = text.split(`## ${heading}\n`)
  const [own = ''] = section.split(/^## /m)
  return [...own.matchAll(/^```css\n([^]*?)^```$/gm)].map(([, css]) => css).join('\n')
}

const heightsOf = (page: Page) =>
  page
    .locator('main > div')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))

test.group('Browser | the place that a page keeps free by the documented rule', (group) => {
  const server = FaultServer.startedBy(group.each)

  test('is the one that the loader takes in every mode: {$self} px')
    .with([302, 428, 700, 1280])
    .run(async ({ assert }, width) => {
      const style = (await rulesUnder('Your page does not move')) + HOSTILE
      const body = `<main>${CONTAINERS.map((it) => `<div ${it}></div><p>Text</p>`).join('')}</main>`
      servePublisherPage(server, { path: '/story', body, style })
      await asVisitor({ width, height: 600 }, async ({ context, page }) => {
        await watchShifts(context)
        await page.route('**/go/**', () => {})
        let letGo = () => {}
        const free = new Promise<void>((resolve) => (letGo = resolve))
        await page.route('**/loader.js', async (route) => {
          await free
          await route.continue()
        })
        await page.goto(`${server.origin}/story`, { waitUntil: 'commit' })
        await page.locator('main > p').last().waitFor()
        const reserved = await heightsOf(page)
        letGo()
        await page
          .locator('[data-vs-box]')
          .nth(CONTAINERS.length - 1)
          .waitFor({ state: 'attached' })
        assert.deepEqual(await heightsOf(page), reserved)
        assert.isTrue(
          reserved.every((height) => height >= 86),
          String(reserved)
        )
        assert.isEmpty(await shiftsOf(page.mainFrame()))
      })
    })
})
