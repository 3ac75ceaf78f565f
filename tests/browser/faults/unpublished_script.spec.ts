import { test } from '@japa/runner'
import { PartnerServer } from '#tests/fixtures/bundles'
import { givenScriptedPage, OUTCOMES } from '#tests/fixtures/partner_scripts'
import { asVisitor } from '#tests/helpers/browser'

const REFUSED = {
  plainAddress: true,
  tolerate: [/Content Security Policy/, /policy violated: script-src/],
}

test.group("Browser | a script at a partner's origin", (group) => {
  let server: PartnerServer
  group.setup(async () => {
    server = await PartnerServer.start()
    return () => server.stop()
  })

  test('runs where a release names it, and nowhere else', async ({ assert }) => {
    const url = await givenScriptedPage(server)
    await asVisitor(REFUSED, async ({ page }) => {
      await page.goto(url)
      const root = page.locator('html')
      for (const [name, outcome] of Object.entries(OUTCOMES)) {
        await page.locator(`html[data-${name}]`).waitFor({ state: 'attached' })
        assert.equal(await root.getAttribute(`data-${name}`), outcome, name)
      }
    })
  })
})
