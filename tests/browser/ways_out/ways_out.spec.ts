// eslint-disable-next-line no-restricted-syntax -- see SETTLE_MS
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { BrowserContext, Frame } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import env from '#start/env'
import { Listener } from '#tests/browser/ways_out/listener'
import { WAYS } from '#tests/browser/ways_out/ways'
import { PartnerServer } from '#tests/fixtures/bundles'
import { givenPartnerPage } from '#tests/fixtures/partner_page'
import { asVisitor } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'

/** See WAYS. */
type Kind = 'stay' | 'lead' | 'borrow'
type Names = Record<Kind, string[]>

const APP_URL = new URL(env.get('APP_URL')).origin

/**
 * How long a way is listened for that must not arrive. Nothing tells that a browser has given one up, so this is a time: long
 * enough for what a way begins late, of which a window of our own is given 700 ms to open. On a slow machine more may be missed,
 * but nothing fails.
 */
const SETTLE_MS = 1_500
const PAGES_AT_ONCE = 6

/** What a browser that was not told otherwise keeps to itself, so that the listener cannot hear it. */
const NEVER_HEARD = ['dnsPrefetch', 'serviceWorker', 'attribution', 'address', 'report']

/** The code of a card: takes the way that the test names, with the next click of the player. */
const codeFor = ({ places }: Listener) => {
  const given = {
    ...places,
    secret: 's3cret',
    own: APP_URL,
    widget: demoWidgetId('daily_fold_inline'),
  }
  return `(() => {
    if (typeof addEventListener !== 'function') return
    const ways = ${WAYS}(${JSON.stringify(given)})
    const names = Object.entries(ways).map(([kind, all]) => [kind, Object.keys(all)])
    document.documentElement.dataset.ways = JSON.stringify(Object.fromEntries(names))
    addEventListener('click', ({ isTrusted }) => {
      const { kind, name } = window.wanted ?? {}
      if (!isTrusted || !kind) return
      window.wanted = undefined
      for (const way of name ? [ways[kind][name]] : Object.values(ways[kind])) {
        try { Promise.resolve(way()).catch(() => undefined) } catch {}
      }
    }, true)
  })()`
}

/** A partner whom an operator trusts, and who has published such a card; the address of the partner's widget. */
const givenHostilePartner = (server: PartnerServer, listener: Listener) =>
  givenPartnerPage(server, `(${codeFor(listener)}, { Fact: () => null })`)

/** Opens a page and waits for the code, in the widget's frame or in the page itself. */
async function openPage(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url)
  const frame = page.frames().find((it) => it.url().includes('/widget/')) ?? page.mainFrame()
  const root = frame.locator('html[data-ways]')
  await root.waitFor({ state: 'attached' })
  const names = JSON.parse((await root.getAttribute('data-ways'))!) as Names
  return { page, frame, names }
}

async function take(frame: Frame, kind: Kind, name?: string) {
  await frame.evaluate((wanted) => Object.assign(globalThis, { wanted }), { kind, name })
  await frame.locator('html').click({ position: { x: 3, y: 3 }, force: true, noWaitAfter: true })
}

/** Resolves when a page may be closed from which these ways were taken. */
type Settle = (names: string[]) => Promise<unknown>

/** Takes every way, each that may lead elsewhere from a page of its own; answers with their names. */
async function takeAll(
  context: BrowserContext,
  url: string,
  kinds: Kind[],
  settle: Settle
): Promise<Names> {
  const first = await openPage(context, url)
  await take(first.frame, 'stay')
  await settle(first.names.stay)
  await first.page.close()
  const left = kinds.flatMap((kind) => first.names[kind].map((name) => ({ kind, name })))
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { page, frame } = await openPage(context, url)
      await take(frame, next.kind, next.name)
      await settle([next.name])
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  return first.names
}

test.group("Browser | what a partner's code tells elsewhere", (group) => {
  let server: PartnerServer
  let listener: Listener
  let widgetUrl: string
  group.setup(async () => {
    server = await PartnerServer.start()
    listener = await Listener.start()
    widgetUrl = await givenHostilePartner(server, listener)
    return async () => {
      await server.stop()
      await listener.stop()
    }
  })
  group.each.setup(() => listener.heard.clear())

  const visit = (act: (context: BrowserContext) => Promise<void>) =>
    asVisitor({ tolerate: [/.*/], plainAddress: true, ownBrowser: true }, ({ context }) =>
      act(context)
    )

  for (const [title, urlOf] of [
    ["in a frame of the publisher's page", () => listener.pageUrl],
    ['in a window of its own', () => widgetUrl],
  ] as const) {
    test(`does not arrive: ${title}`, async ({ assert }) => {
      listener.page = `<iframe width="428" height="500" src="${widgetUrl}"></iframe>`
      await visit(async (context) => {
        const { stay, lead, borrow } = await takeAll(context, urlOf(), ['lead', 'borrow'], () =>
          sleep(SETTLE_MS)
        )
        assert.isAbove([...stay, ...lead, ...borrow].length, 60)
        assert.deepEqual([...listener.heard], [])
      })
    })
  }

  const heard: Settle = (names) =>
    eventually(async () => {
      const missed = names.filter((name) => !listener.heard.has(name))
      const late = missed.filter((name) => !NEVER_HEARD.includes(name))
      if (late.length > 0) throw new Error(`not heard: ${late.join(', ')}`)
    })

  test('arrives from a page without a policy, so that the listener hears', async ({ assert }) => {
    listener.page = `<body><script>${codeFor(listener)}</script>`
    await visit(async (context) => {
      const { stay, lead } = await takeAll(context, listener.pageUrl, ['lead'], heard)
      const missed = [...stay, ...lead].filter((name) => !listener.heard.has(name))
      assert.sameMembers(missed, NEVER_HEARD)
    })
  })
})
