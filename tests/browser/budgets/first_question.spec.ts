import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { shiftsOf, watchShifts } from '#tests/browser/budgets/layout_shifts'
import { Waves } from '#tests/browser/budgets/waves'
import { asVisitor } from '#tests/helpers/browser'
import { WidgetOnPage, visit, visitAlone } from '#tests/helpers/browser_widget'
import env from '#start/env'

const LOADER_MAX_BYTES = 4096

const readBuild = async () =>
  JSON.parse(await readFile(app.makePath('build/manifest.json'), 'utf8'))

/** What the first question's cards are made of. */
async function firstWave(): Promise<string[]> {
  const { host, remotes } = await readBuild()
  const { entry, preload } = remotes['play-cards']
  return [host.script, entry, ...preload].map(({ url }: { url: string }) => url)
}

/** Opens the demo's article and scrolls to the widget, without waiting for its cards. */
async function openArticle(page: Page): Promise<WidgetOnPage> {
  await page.goto(new URL('/demo/inline', env.get('DEMO_PUBLISHER_URL')).href)
  await page.locator('[data-vs-widget]').scrollIntoViewIfNeeded()
  return new WidgetOnPage(page, page.frameLocator('[data-vs-widget] iframe'))
}

test.group('Budgets | the first question', () => {
  test('is played by its cards after one wave of requests, within its bytes and without a call', async ({
    assert,
  }) => {
    await asVisitor({}, async ({ context, page }) => {
      const waves = await Waves.over(context)
      const widget = await openArticle(page)
      const expected = await firstWave()
      await waves.holding(expected)
      assert.sameMembers(waves.asked, expected)
      await waves.release()
      await widget.takenOver()
      await widget.answer('A').click()
      await widget.reached('locking')

      const bytes = await waves.bytes()
      const total = Object.values(bytes).reduce((sum, size) => sum + size, 0)
      console.log(`before the first question can be played: ${total} bytes`, bytes)
      assert.isAbove(Object.keys(bytes).length, expected.length)
      assert.isAtMost(bytes['loader.js'] ?? Infinity, LOADER_MAX_BYTES)
      const { firstWave: budget } = await readBuild()
      assert.isAtMost(bytes['the page'] ?? Infinity, budget.entryPage)
      assert.isAtMost(total, budget.most)
      assert.isAtMost(total, budget.bytes)
    })
  })

  test('takes an answer before any file of it has come, and the answer counts', async ({
    assert,
  }) => {
    await asVisitor({}, async ({ context, page }) => {
      const waves = await Waves.over(context)
      const widget = await openArticle(page)
      await waves.holding(await firstWave())
      await widget.answer('B').click()
      await widget.reached('locking')
      await waves.release()
      await widget.takenOver()
      assert.equal(await widget.root.getAttribute('data-phase'), 'locking')
      assert.equal(await widget.answer('B').getAttribute('aria-pressed'), 'true')
    })
  })

  test('can be read where no script runs', async ({ assert }) => {
    await asVisitor({ scripts: false }, async ({ page }) => {
      const widget = await visitAlone(page, `/widget/${demoWidgetId('daily_fold_inline')}`)
      for (const part of ['.vs-question__text', '.vs-answer >> nth=0', '.vs-answer >> nth=1']) {
        const element = widget.within.locator(part)
        assert.isTrue(await element.isVisible())
        assert.isNotEmpty(await element.innerText())
      }
    })
  })

  for (const width of [340, 640, 1280]) {
    test(`moves nothing as it comes, nor later on the page around it, ${width} px wide`, async ({
      assert,
    }) => {
      await asVisitor({ width }, async ({ context, page }) => {
        await watchShifts(context)
        const widget = await visit(page, '/demo/inline')
        assert.lengthOf(page.frames(), 2)
        assert.deepEqual(await shiftsOf(...page.frames()), [])
        await widget.play('A')
        assert.deepEqual(await shiftsOf(page.mainFrame()), [])
      })
    })
  }
})
