import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import type { VSWidgetGlobal } from '../../../widget-shell/loader/contract.js'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { readPaper, servePaper } from '#tests/browser/faults/publisher'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { requestsEnded } from '#tests/helpers/requests_ended'

declare const VSWidget: VSWidgetGlobal
declare global {
  interface Window {
    /** The names of the widget's events, in their order. */
    told: string[]
  }
}

const DOCKED = `id="w0" data-vs-widget="${demoWidgetId('daily_fold_inline')}" data-vs-mode="docked"`
const PHONE = { width: 390, height: 844 }

const listen = (page: Page) =>
  page.addInitScript(() => {
    window.told = []
    const queue = ['dock', 'undock'].map((name) => ['on', name, () => void window.told.push(name)])
    Object.assign(window, { VSWidget: { q: queue } })
  })

const told = (page: Page, wanted: string[]) =>
  eventually(async () => {
    const heard = await page.evaluate(() => window.told)
    if (String(heard) !== String(wanted)) throw new Error(`heard: ${heard}`)
  })

test.group('Browser | a docked widget and the parts of its page', (group) => {
  const server = FaultServer.startedBy(group.each)

  test('docks only once no modal dialog of the page is open', async () => {
    const dialog = '<dialog id="consent">May we count you? <button>Yes</button></dialog>'
    servePaper(server, [`<div ${DOCKED} data-vs-start-docked></div>`, dialog])
    await asVisitor(PHONE, async ({ page }) => {
      await listen(page)
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => document.querySelector('dialog')?.showModal())
      )
      const widget = await readPaper(page, server)
      await widget.takenOver()
      await requestsEnded(page)
      await told(page, [])
      await page.evaluate(() => document.querySelector('dialog')!.close())
      await told(page, ['dock'])
    })
  })

  test('docks at once from a shadow tree that an open dialog of the page holds', async () => {
    servePaper(server, ['<dialog><div id="w0"></div></dialog>'])
    await asVisitor({}, async ({ page }) => {
      await listen(page)
      await page.addInitScript((widget) => {
        addEventListener('DOMContentLoaded', () => {
          if (window !== top) return
          const root = document.querySelector('#w0')!.attachShadow({ mode: 'open' })
          root.innerHTML = '<div></div>'
          document.querySelector('dialog')!.showModal()
          const options = { widget, mode: 'docked', startDocked: true } as const
          VSWidget.q.push(['mount', root.firstElementChild!, options])
        })
      }, demoWidgetId('daily_fold_inline'))
      await readPaper(page, server)
      await told(page, ['dock'])
    })
  })

  test('comes back into the text when its part of the page is closed', async () => {
    servePaper(server, [`<details open><summary>Quiz</summary><div ${DOCKED}></div></details>`])
    await asVisitor({}, async ({ page }) => {
      await listen(page)
      const widget = await readPaper(page, server)
      await widget.takenOver()
      await widget.play('A')
      await told(page, ['dock'])
      await page.getByText('Quiz', { exact: true }).click()
      await told(page, ['dock', 'undock'])
      await page.getByText('Quiz', { exact: true }).click()
      await widget.reached('result')
    })
  })
})
