import { AxeBuilder } from '@axe-core/playwright'
import { test } from '@japa/runner'
import { demoWidgetId } from '#database/demo/ids'
import env from '#start/env'
import { asVisitor } from '#tests/helpers/browser'

const origin = new URL(env.get('APP_URL')).origin
const LOADER = `<script async src="${origin}/embed/v1/loader.js"></script>`
const snippetOf = (id: string) => `<div data-vs-widget="${id}"></div>\n${LOADER}`

test.group('The form of backend/pages/views/embed_check.edge', () => {
  test('is asked by its form, without a script, and keeps what was pasted', async ({ assert }) => {
    await asVisitor({ scripts: false, width: 302 }, async ({ page }) => {
      await page.goto(`${origin}/embed/check`)
      const snippet = page.getByLabel('HTML around the widget')
      await snippet.fill(snippetOf('no-such-widget'))
      await page
        .getByLabel('Response headers of your page')
        .fill('Content-Security-Policy: frame-src x.example')
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByRole('heading', { name: 'What is wrong' }).waitFor()
      const found = await page.getByRole('listitem').allInnerTexts()
      assert.lengthOf(found, 2)
      assert.include(found.join(), 'blocks our frame')
      assert.include(found.join(), '“no-such-widget”')
      assert.equal(await snippet.inputValue(), snippetOf('no-such-widget'))

      await snippet.fill(snippetOf(demoWidgetId('daily_fold_inline')))
      await page.getByLabel('Response headers of your page').fill('')
      await page.getByRole('button', { name: 'Check' }).click()
      await page.getByText('Nothing is wrong with what you pasted.').waitFor()
    })
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`can be read by everybody: ${colorScheme}`, async ({ assert }) => {
      await asVisitor({ colorScheme, width: 428 }, async ({ page }) => {
        const query = new URLSearchParams({ snippet: '<div data-vs-widget="x" data-vs-mode="y">' })
        await page.goto(`${origin}/embed/check?${query}`)
        const { violations } = await new AxeBuilder({ page }).analyze()
        assert.deepEqual(
          violations.map(({ id }) => id),
          []
        )
      })
    })
  }
})
