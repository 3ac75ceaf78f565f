import { test } from '@japa/runner'
import { failuresOf } from '#tests/browser/faults/failures'
import { always, never, tampered, type Fault } from '#tests/browser/faults/fault_remotes'
import { openFaults } from '#tests/browser/faults/open_faults'
import { readPaper, servePublisher } from '#tests/browser/faults/publisher'
import { replaceAnswers } from '#tests/browser/faults/replaced_flavour'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import type { WidgetOnPage } from '#tests/helpers/browser_widget'

/** Answers of a partner that never come, with the reason that the host gives. */
const ABSENT: (Fault & { reason: string })[] = [
  { id: 'answersgone', entry: always(404), reason: 'refused' },
  { id: 'answersdown', entry: always(503), reason: 'server_error' },
  { id: 'answershang', entry: never, claims: { timeoutMs: 1500 }, reason: 'timeout' },
  { id: 'answersswapped', entry: tampered, reason: 'integrity_mismatch' },
  { id: 'answersnewer', claims: { contract: '2.0' }, reason: 'wrong_contract' },
  {
    id: 'answersrefuse',
    source: 'no_register.ts',
    claims: { contract: '1.0' },
    reason: 'register_failed',
  },
  { id: 'answersreduce', source: 'broken_reducer.ts', reason: 'reducer_failed' },
]

const EXPECTED = [
  /Failed to load resource: the server responded with a status of (404|503)/,
  /Failed to find a valid digest in the 'integrity' attribute/,
  /This card cannot draw/,
]

const ours = (widget: WidgetOnPage) => widget.within.getByRole('group', { name: 'Our own answers' })
/** Of the answers, in CSS px; empty elements are on their way on or off the page. */
const boxOf = (widget: WidgetOnPage) =>
  eventually(async () => {
    const box = await widget.answer('A').evaluate((it) => it.getBoundingClientRect().toJSON())
    if (box.width === 0) throw new Error('the answers have no size')
    return JSON.stringify(box)
  })

test.group('Browser | a card in the place of the answers', (group) => {
  let close: (() => Promise<void>) | undefined
  group.each.teardown(async () => {
    await close?.()
    close = undefined
  })

  /** A paper whose only answers are this remote's. */
  async function given(fault: Fault) {
    const flavour = `replaced-${fault.id}`
    const faults = await openFaults(flavour, [fault], replaceAnswers)
    close = faults.close
    servePublisher(faults.server, flavour)
    return faults.server
  }

  test('that works takes their place, and takes the pick', async ({ assert }) => {
    const server = await given({ id: 'answersgood', source: 'answers.ts' })
    await asVisitor({}, async ({ page }) => {
      const widget = await readPaper(page, server)
      await ours(widget).waitFor()
      assert.equal(await widget.answer('A').count(), 0)
      await widget.play('A', () => ours(widget).getByRole('button').first().click())
    })
  })

  for (const { reason, ...fault } of ABSENT) {
    test(`that does not come leaves them where they were: ${reason}`, async ({ assert }) => {
      const server = await given(fault)
      await asVisitor({ tolerate: EXPECTED }, async ({ page }) => {
        const failures = failuresOf(page, 1)
        const widget = await readPaper(page, server)
        await widget.answer('A').waitFor()
        const before = await boxOf(widget)
        assert.deepEqual(await failures, { [fault.id]: reason })
        await widget.takenOver()
        assert.equal(await boxOf(widget), before)
        assert.equal(await ours(widget).count(), 0)
        await widget.play('B')
        await widget.answer('B').filter({ hasText: 'your pick' }).waitFor()
      })
    })
  }

  test('that is not what its release announces leaves them where they were', async ({ assert }) => {
    const server = await given({ id: 'answersother', source: 'other_card.ts' })
    await asVisitor({}, async ({ page }) => {
      const widget = await readPaper(page, server)
      await widget.takenOver()
      await widget.play('A')
      assert.equal(await ours(widget).count(), 0)
    })
  })

  test('that throws when it is drawn gives way to them at once', async () => {
    const server = await given({ id: 'answersthrow', source: 'broken_answers.ts' })
    await asVisitor({ tolerate: EXPECTED }, async ({ page }) => {
      const thrown = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('answersthrow of'),
      })
      const widget = await readPaper(page, server)
      await thrown
      await widget.play('A')
    })
  })

  for (const source of ['late_answers.tsx', 'late_reducer.ts']) {
    test(`that fails under the player's hands gives way to them: ${source}`, async ({ assert }) => {
      const id = `answers${source.startsWith('late_a') ? 'late' : 'spoil'}`
      const server = await given({ id, source })
      await asVisitor({ tolerate: EXPECTED }, async ({ page }) => {
        const widget = await readPaper(page, server)
        const second = ours(widget).getByRole('button').nth(1)
        await second.focus()
        await second.press('Enter')
        await widget.answer('B').waitFor()
        const focused = widget.within.locator('.vs-answer[data-side="B"]:focus')
        await focused.waitFor({ state: 'attached' })
        await widget.reached('result')
        assert.equal(await ours(widget).count(), 0)
        await widget.answer('B').filter({ hasText: 'your pick' }).waitFor()
      })
    })
  }

  test('that comes while a finger or the keyboard is on them waits for the next game', async ({
    assert,
  }) => {
    const arrival = Promise.withResolvers<void>()
    const server = await given({
      id: 'answersslow',
      source: 'answers.ts',
      entry: (bytes) => () =>
        arrival.promise.then(() => ({ status: 200, type: 'text/javascript', body: bytes })),
    })
    await asVisitor({}, async ({ page }) => {
      const widget = await readPaper(page, server)
      await widget.takenOver()
      await widget.answer('A').focus()
      const loaded = page.waitForResponse((response) => response.url().includes('/card.'))
      arrival.resolve()
      await loaded
      await widget.answer('A').press('Enter')
      await widget.result()
      assert.equal(await ours(widget).count(), 0)
      await widget.button('Next Game').click()
      await ours(widget).waitFor()
    })
  })
})
