import { test } from '@japa/runner'
import { MODE_WAYS } from '@sidepick/rules/display_modes'
import { BUILT_IN_FLAVOURS, type EntryData } from '@sidepick/rules/types'
import { demoWidgetId } from '#database/demo/ids'
import { DEMO_PAGES, type DemoPage } from '#demo/publisher_pages/demo_pages'
import { shiftsOf, watchShifts } from '#tests/browser/budgets/layout_shifts'
import { openBeforeLoader, openDemo, widgetAt } from '#tests/browser/demo/pages'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { cutText } from '#tests/helpers/browser_geometry'
import { visitAlone, type WidgetOnPage } from '#tests/helpers/browser_widget'

const SCREENS = [
  { device: 'a phone', width: 390, height: 844, touch: true },
  { device: 'a desk', width: 1280, height: 900 },
]

/** The flavours of the release, each with a page. */
const FLAVOURS = BUILT_IN_FLAVOURS.filter((flavour) => flavour !== 'default')

/** The flavour of the page inside a widget's frame. */
async function flavourIn({ within }: WidgetOnPage): Promise<string> {
  const data = await within.locator('#vs-data').textContent()
  return (JSON.parse(data ?? '') as EntryData).bootstrap.hostMode.flavour
}

const shownOf = ({ calls, widgets }: DemoPage) => (calls ? widgets.slice(0, 1) : widgets)

test.group('Browser | the demo’s publishers', () => {
  for (const demoPage of DEMO_PAGES) {
    for (const { device, ...screen } of SCREENS) {
      test(`${demoPage.slug} is played without a shift or a complaint, at ${device}`, async ({
        assert,
      }) => {
        const visit = { ...screen, hurried: true, plainAddress: true }
        await asVisitor(visit, async ({ context, page, warnings }) => {
          await watchShifts(context)
          await openBeforeLoader(page, demoPage.slug)
          for (const [index, { mode = 'inline' }] of shownOf(demoPage).entries()) {
            const widget = await widgetAt(page, index, screen.touch)
            assert.deepEqual(await shiftsOf(page.mainFrame()), [], 'before the play')
            await widget.play('A')
            const grows = MODE_WAYS[mode].firstClick === 'wide'
            if (!grows) assert.deepEqual(await shiftsOf(page.mainFrame()), [], 'during the play')
          }
          assert.deepEqual(warnings, [])
        })
      })
    }
  }

  for (const { slug, launch } of DEMO_PAGES.filter((one) => one.launch)) {
    test(`${slug} opens a second game behind its button`, async ({ assert }) => {
      await asVisitor({ width: 1280, height: 900, plainAddress: true }, async ({ page }) => {
        await openDemo(page, slug)
        const element = page.locator(`[data-vs-launcher="${launch!.launcher}"]`)
        const drawn = launch!.button ? element : element.locator('> div')
        await drawn.click()
        const opened = page.locator('body > div > div iframe, body > div iframe').last()
        await opened.contentFrame().locator('.vs-answer').first().waitFor()
        assert.equal(await page.locator('iframe').count(), 2)
      })
    })
  }

  for (const flavour of FLAVOURS) {
    test(`${flavour} has its flavour on its page, and by an address`, async ({ assert }) => {
      const visit = { width: 1280, height: 900, hurried: true, plainAddress: true }
      await asVisitor(visit, async ({ page }) => {
        await openDemo(page, flavour)
        const widget = await widgetAt(page, 0)
        assert.equal(await flavourIn(widget), flavour)
        await widget.play('A')
        if (flavour === 'daily-red-banner') {
          const progress = widget.card('PartnerGameProgress')
          await progress.getByText('1 of 3 daily games played').waitFor({ state: 'attached' })
        }
        const id = demoWidgetId('daily_fold_inline')
        const alone = await visitAlone(page, `/widget/${id}?flavour=${flavour}`, { hurried: true })
        assert.equal(await flavourIn(alone), flavour)
      })
    })
  }

  for (const width of [302, 1280]) {
    test(`can be read and meet WCAG 2.2 AA, ${width} px wide`, async ({ assert }) => {
      await asVisitor({ width, plainAddress: true }, async ({ page }) => {
        const { look, findings } = audit(page)
        for (const slug of ['', ...DEMO_PAGES.map((demoPage) => demoPage.slug)]) {
          await openDemo(page, slug)
          findings.push(...(await cutText(page)).map((fault) => `${slug}: ${fault}`))
          await look(slug)
        }
        assert.deepEqual(findings, [])
      })
    })

    test(`can be read in a wide face, ${width} px wide`, async ({ assert }) => {
      await asVisitor({ width, plainAddress: true, fonts: 'wide' }, async ({ page }) => {
        const findings: string[] = []
        for (const slug of ['', ...DEMO_PAGES.map((demoPage) => demoPage.slug)]) {
          await openDemo(page, slug)
          findings.push(...(await cutText(page)).map((fault) => `${slug}: ${fault}`))
        }
        assert.deepEqual(findings, [])
      })
    })
  }
})
