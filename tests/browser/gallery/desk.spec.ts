import { test } from '@japa/runner'
import { asVisitor } from '#tests/helpers/browser'
import env from '#start/env'
import { eventually } from '#tests/helpers/eventually'

const GALLERY = `${env.get('APP_URL')}/demo/cards`
const TABS = 'remote=card-kit&component=Tabs&state=with counts'

test.group('The page of the gallery', () => {
  test('an address brings back what is shown, and follows every choice', async ({ assert }) => {
    await asVisitor({ width: 1280, height: 820 }, async ({ page }) => {
      await page.goto(
        `${GALLERY}?${TABS}&locale=es-mx&scheme=dark&theme=night-owl&text=150&motion=reduced`
      )
      const frame = page.frameLocator('iframe[title="Tabs, with counts"]')
      await frame.getByRole('tab', { name: 'Ganados 3' }).waitFor()
      const root = frame.locator('html')
      assert.equal(await root.getAttribute('lang'), 'es-MX')
      const look = await root.evaluate((html) => {
        const { fontSize } = getComputedStyle(html)
        const accent = getComputedStyle(html).getPropertyValue('--vs-color-accent')
        const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches
        return { scheme: html.dataset.theme, fontSize, accent, reduced }
      })
      assert.deepEqual(look, { scheme: 'dark', fontSize: '24px', accent: '#5ff2d0', reduced: true })

      await page.getByLabel('Scheme').selectOption('light')
      await page.waitForURL((url) => !url.search.includes('scheme=dark'))
      assert.include(page.url(), 'theme=night-owl')
    })
  })

  test('finds states by words of their names, and lays them side by side', async ({ assert }) => {
    await asVisitor({ width: 1280, height: 820 }, async ({ page }) => {
      await page.goto(`${GALLERY}?${TABS}`)
      await page.getByRole('searchbox').fill('kit donut')
      const states = page.getByRole('navigation').getByRole('button')
      assert.deepEqual(await states.allTextContents(), ['six themes', 'one theme alone'])

      await page.getByLabel('View').selectOption('sheet')
      const pictures = page.getByRole('main').locator('iframe')
      await pictures.nth(1).waitFor()
      assert.equal(await pictures.count(), 2)
      await page.getByRole('main').getByRole('button', { name: 'Donut one theme alone' }).click()
      await page.locator('iframe[title="Donut, one theme alone"]').waitFor()
      await eventually(async () => assert.equal(await pictures.count(), 1))

      await page.getByRole('searchbox').fill('no such thing')
      await page.getByText('Nothing has these words in its name.').waitFor()
    })
  })
})
