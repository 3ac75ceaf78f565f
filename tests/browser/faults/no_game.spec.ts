import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright-core'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { shiftsOf, watchShifts } from '#tests/browser/budgets/layout_shifts'
import { hearErrors } from '#tests/browser/faults/errors_heard'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { givenWidget } from '#tests/fixtures/widgets'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'

const NOT_FOUND = [/the server responded with a status of 404/]
/** Keeps the place free until the loader does, as the documentation advises. */
const STYLE = 'main { width: 428px } [data-vs-widget]:empty { height: 307px }'
/** Puts the widget below the visible area, and near enough to be loaded. */
const FAR = `${STYLE} h1 { margin: 0 0 1000px }`

const heightOf = async (page: Page) => (await page.locator('#w0').boundingBox())?.height ?? 0
const slotOf = (widgetId: string) => `<div id="w0" data-vs-widget="${widgetId}"></div>`

async function withdrawn() {
  const { id } = await givenWidget()
  await db.from('widgets').where({ id }).update({ deleted_at: clock.nowMs() })
  return id
}

test.group('Browser | a widget that is not there', (group) => {
  const server = FaultServer.startedBy(group.each)

  test('that is {$self} says so in its place, and tells the page')
    .with(['unknown', 'withdrawn'])
    .run(async ({ assert }, what) => {
      servePaper(server, [slotOf(what === 'unknown' ? newId() : await withdrawn())], {
        style: STYLE,
      })
      await asVisitor({ tolerate: NOT_FOUND }, async ({ context, page, warnings }) => {
        await watchShifts(context)
        const heard = await hearErrors(page)
        const { within } = await readPaper(page, server)
        await within.getByRole('heading', { name: 'This game is no longer here' }).waitFor()
        await heard.are(['unknown widget'])
        assert.isTrue(warnings.some((line) => line.includes('[VSWidget] unknown widget')))
        assert.equal(await within.getByRole('link').getAttribute('target'), '_blank')
        assert.isAtLeast(await heightOf(page), 307)
        assert.deepEqual(await shiftsOf(page.mainFrame()), [])
      })
    })

  test('gives its place back below the visible area, where nobody sees the page move', async ({
    assert,
  }) => {
    servePaper(server, [slotOf(newId())], { style: FAR })
    await asVisitor({ tolerate: NOT_FOUND, height: 720 }, async ({ context, page }) => {
      await watchShifts(context)
      const heard = await hearErrors(page)
      await readPaper(page, server)
      await heard.are(['unknown widget'])
      await eventually(async () => assert.equal(await heightOf(page), 0))
      assert.deepEqual(await shiftsOf(page.mainFrame()), [])
    })
  })
})
