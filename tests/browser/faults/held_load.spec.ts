import { test } from '@japa/runner'
import { demoWidgetId } from '#database/demo/ids'
import { failuresOf } from '#tests/browser/faults/failures'
import { never } from '#tests/browser/faults/fault_remotes'
import { openFaults } from '#tests/browser/faults/open_faults'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { replaceAnswers } from '#tests/browser/faults/replaced_flavour'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'

const FLAVOUR = 'replaced-answersheld'

test.group('Browser | the load event of a publisher’s page', () => {
  test("comes long before a partner's server that hangs is given up", async ({
    assert,
    cleanup,
  }) => {
    const { server, entries, close } = await openFaults(
      FLAVOUR,
      [{ id: 'answersheld', source: 'answers.ts', entry: never }],
      replaceAnswers
    )
    cleanup(close)
    // A frame that loads lazily never holds the page.
    const slot = `<div id="w0" data-vs-widget="${demoWidgetId('daily_fold_inline')}" data-vs-flavour="${FLAVOUR}" data-vs-eager></div>`
    servePaper(server, [slot])
    await asVisitor({}, async ({ page }) => {
      const givenUp = failuresOf(page, 1)
      const first = await Promise.race([
        readPaper(page, server).then(() => 'loaded'),
        givenUp.then(() => 'given up'),
      ])
      assert.equal(first, 'loaded')
      const { pathname } = new URL(entries[0]!.entry)
      await eventually(async () => assert.equal(server.count(pathname), 1))
    })
  })
})
