import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import env from '#start/env'
import { givenRunning } from '#tests/fixtures/experiments'
import { asVisitor } from '#tests/helpers/browser'
import { signedInBefore } from '#tests/helpers/browser_session'
import { visit, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'

interface Sent {
  context: { deviceId: string; experiments: Record<string, string> }
  events: { name: string; properties: { experiment?: string; variant?: string } }[]
}

/** Every batch that the page sends of a visit that an experiment counts. */
function batchesOf(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/v1/analytics/events')) return
    const batch = request.postDataJSON() as Sent
    if (Object.keys(batch.context.experiments).length > 0) sent.push(batch)
  })
  return sent
}

const exposedIn = (sent: readonly Sent[]) =>
  sent.flatMap(({ events }) => events.filter(({ name }) => name === 'experiment_exposed'))

/** An experiment on the demo's pages that nearly every device sees without the button for the sound. */
const givenQuiet = () =>
  givenRunning({
    domains: [new URL(env.get('DEMO_PUBLISHER_URL')).hostname],
    variants: [
      { key: 'control', weight: 1, config: {} },
      { key: 'quiet', weight: 9_999, config: { componentFlags: { AudioIndicator: false } } },
    ],
  })

const soundOf = (widget: WidgetOnPage) => widget.card('AudioIndicator')

test.group('A page with an experiment', () => {
  test('shows a device its variant on every visit, and counts it once', async ({
    assert,
    cleanup,
  }) => {
    const { id, key, stop } = await givenQuiet()
    let isStopped = false
    const end = async () => {
      if (!isStopped) await stop()
      isStopped = true
    }
    cleanup(end)
    const devices = () => db.from('experiment_devices').where('experiment_id', id)
    const outcomes = () => db.from('experiment_outcomes').where('experiment_id', id)
    await asVisitor({ hurried: true }, async ({ page }) => {
      const sent = batchesOf(page)
      const widget = await visit(page, `/demo/inline?experiment=${key}`, { hurried: true })
      await eventually(async () => assert.lengthOf(await devices(), 1))
      await soundOf(widget).waitFor({ state: 'detached' })
      const [device] = await devices()
      assert.equal(device.variant, 'quiet')
      assert.deepEqual(
        exposedIn(sent).map(({ properties }) => properties),
        [{ experiment: key, variant: 'quiet' }]
      )

      await page.reload()
      await widget.reached('passive')
      await soundOf(widget).waitFor({ state: 'detached' })
      await signedInBefore(widget)
      await soundOf(widget).waitFor({ state: 'detached' })
      await widget.play('A')
      await eventually(async () => {
        assert.includeMembers(
          (await outcomes()).map(({ metric }) => metric),
          ['side_picked']
        )
      })
      assert.lengthOf(exposedIn(sent), 1)
      assert.lengthOf(await devices(), 1)
      for (const { context } of sent) {
        assert.deepEqual(context.experiments, { [key]: 'quiet' })
        assert.equal(context.deviceId, sent[0]!.context.deviceId)
      }

      await end()
      const later = await visit(page, `/demo/inline?after=${key}`, { hurried: true })
      await soundOf(later).waitFor()
    })
  })

  test('shows a forced variant, and does not count it', async ({ assert, cleanup }) => {
    const { id, key, stop } = await givenQuiet()
    cleanup(async () => void (await stop()))
    await asVisitor({ hurried: true }, async ({ page }) => {
      const sent = batchesOf(page)
      const plain = await visit(page, `/demo/inline?forced=${key}`, { hurried: true })
      await soundOf(plain).waitFor({ state: 'detached' })
      await eventually(async () => {
        assert.lengthOf(await db.from('experiment_devices').where('experiment_id', id), 1)
      })
      const [, payload, rest] = /\/go\/([^/]+)(\/.*)$/.exec(
        (await page.locator('[data-vs-widget] iframe').getAttribute('src')) ?? ''
      )!
      const init = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object
      const forced = { ...init, analyticsExperiments: { [key]: 'control' } }
      const before = sent.length
      const code = Buffer.from(JSON.stringify(forced)).toString('base64url')
      // A second time, because the first one would have told the server by then.
      for (let visits = 0; visits < 2; visits += 1) {
        const read = page.waitForResponse((answer) => answer.url().includes('/v2/embed/bootstrap'))
        await page.goto(`${env.get('APP_URL')}/go/${code}${rest}`)
        await read
        await page.getByTestId('AudioIndicator').waitFor()
      }
      assert.lengthOf(sent, before)
    })
  })

  test('shows the variant that the address of the page names, and does not count it', async ({
    assert,
    cleanup,
  }) => {
    const { id, key, stop } = await givenQuiet()
    cleanup(async () => void (await stop()))
    await asVisitor({ hurried: true }, async ({ page }) => {
      const sent = batchesOf(page)
      const read = page.waitForResponse((answer) => answer.url().includes('/v2/embed/bootstrap'))
      const widget = await visit(page, `/demo/inline?vs_exp=${key}:control`, { hurried: true })
      await read
      await soundOf(widget).waitFor()
      await widget.play('A')
      await soundOf(widget).waitFor()
      assert.lengthOf(sent, 0)
      assert.lengthOf(await db.from('experiment_devices').where('experiment_id', id), 0)
    })
  })
})
