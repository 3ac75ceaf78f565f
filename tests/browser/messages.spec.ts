import { test } from '@japa/runner'
import type { Frame, Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { asVisitor } from '#tests/helpers/browser'
import { visit } from '#tests/helpers/browser_widget'
import env from '#start/env'

/** The instance that the loader told its frame: whoever knows it can write messages that look right. */
const instanceOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { VSWidget } = window as unknown as {
      VSWidget: { mount: (target: string) => { id: string } }
    }
    // Mounted already: the same handle.
    return VSWidget.mount('[data-vs-widget]').id
  })

const widgetFrame = (page: Page): Frame => {
  const frame = page.frames().find((candidate) => candidate.url().includes('/go/'))
  if (!frame) throw new Error('there is no widget on the page')
  return frame
}

/** A second frame of the widget's own origin on the publisher's page, which nobody mounted. */
async function intruder(page: Page): Promise<Frame> {
  const url = new URL(`/widget/${demoWidgetId('daily_fold_inline')}`, env.get('APP_URL')).href
  const come = page.waitForEvent('framenavigated', (frame) => frame.url() === url)
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, url)
  const frame = await come
  await frame.waitForLoadState('load')
  return frame
}

const heightOf = (page: Page) =>
  page.locator('[data-vs-widget] iframe').evaluate((it) => it.getBoundingClientRect().height)

/** Two turns of the page and its frames: a message that counted would have had its effect. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      )
  )

test.group('Messages that are not meant', () => {
  test('by a page change nothing in the widget', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ page }) => {
      const widget = await visit(page, '/demo/inline', { hurried: true })
      await widget.play('A')
      await widget.button('Turn sound off').waitFor()
      const iid = await instanceOn(page)
      const pause = { action: 'vs_pause', source: 'vs-host', v: 1, iid, data: {} }
      const wrong: unknown[] = [
        null,
        'vs_pause',
        42,
        [pause],
        { ...pause, iid: `${iid}0` },
        { ...pause, v: 2 },
        { ...pause, source: 'vs-widget' },
        { ...pause, data: 'now' },
        { ...pause, action: 'constructor' },
        { ...pause, action: '__proto__' },
      ]
      const post = (messages: unknown[]) =>
        page.evaluate((sent) => {
          const frame = document.querySelector<HTMLIFrameElement>('[data-vs-widget] iframe')
          for (const message of sent) frame?.contentWindow?.postMessage(message, '*')
        }, messages)
      await post(wrong)
      const foe = await intruder(page)
      await foe.evaluate((sent) => parent.frames[0]?.postMessage(sent, '*'), pause)
      await settle(page)
      assert.equal(await widget.button('Turn sound off').count(), 1)
      await post([pause])
      await widget.button('Turn sound on').waitFor()
    })
  })

  test('by another frame change nothing on the page', async ({ assert }) => {
    await asVisitor({ hurried: true }, async ({ page }) => {
      const widget = await visit(page, '/demo/inline', { hurried: true })
      const foe = await intruder(page)
      await widget.press(widget.answer('A'))
      const frame = widgetFrame(page)
      const height = await heightOf(page)
      const grow = {
        action: 'vs_widget_resize_height',
        source: 'vs-widget',
        v: 1,
        iid: await instanceOn(page),
        data: { height: 900 },
      }
      await foe.evaluate((sent) => parent.postMessage(sent, '*'), grow)
      for (const data of [{ height: 'tall' }, { height: null }, {}, 'tall', null]) {
        await frame.evaluate((sent) => parent.postMessage(sent, '*'), { ...grow, data })
      }
      await frame.evaluate((sent) => parent.postMessage(sent, '*'), { ...grow, iid: '1' })
      await settle(page)
      assert.equal(await heightOf(page), height)
      await frame.evaluate((sent) => parent.postMessage(sent, '*'), grow)
      await page.waitForFunction(() => {
        const shown = document.querySelector('[data-vs-widget] iframe')
        return shown?.getBoundingClientRect().height === 900
      })
    })
  })
})
