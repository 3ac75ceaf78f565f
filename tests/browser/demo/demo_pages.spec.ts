import { test } from '@japa/runner'
import { MODE_WAYS } from '@sidepick/rules/display_modes'
import { DEMO_PAGES, type DemoPage } from '#demo/publisher_pages/demo_pages'
import { shiftsOf, watchShifts } from '#tests/browser/budgets/layout_shifts'
import { openBeforeLoader, openDemo, widgetAt } from '#tests/browser/demo/pages'
import { asVisitor } from '#tests/helpers/browser'
import { audit } from '#tests/helpers/browser_audit'
import { cutText } from '#tests/helpers/browser_geometry'

const SCREENS = [
  { device: 'a phone', width: 390, height: 844, touch: true },
  { device: 'a desk', width: 1280, height: 900 },
]

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
  }
})
