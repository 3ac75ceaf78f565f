import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { newId } from '#shared/ids'
import env from '#start/env'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { acceptTerms } from '#tests/helpers/browser_session'
import { asVisitor } from '#tests/helpers/browser'
import { visit, type WidgetOnPage } from '#tests/helpers/browser_widget'
import { eventually } from '#tests/helpers/eventually'
import { createPlayer } from '#tests/helpers/players'
import { openOpenidProvider } from '#tests/helpers/social/openid_provider'

/** The game is only the way to the sign-in. */
const HURRIED = { hurried: true }
const WIDGET = demoWidgetId('daily_fold_inline')
const appUrl = new URL(env.get('APP_URL')).origin

/** A page whose domain says this about relaying. */
async function givenPage(allowHostAuthRelay: boolean | undefined): Promise<string> {
  const path = `/relay-${newId()}`
  const partners = await app.container.make(PartnerDomainsContract)
  await partners.addDomain({
    id: newId(),
    host: 'localhost',
    pathPattern: path,
    distributorId: 'default',
    name: 'A page',
    flags: { allowHostAuthRelay },
  })
  return path
}

interface Paper {
  server: FaultServer
  path: string
}

const serve = ({ server, path }: Paper, slot: string) =>
  server.answer(path, () => ({
    status: 200,
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><title>A paper</title><main><h1>A story</h1>${slot}</main></html>`,
  }))

/** The page as its publisher wrote it. */
function itself(paper: Paper): string {
  const loader = `<script async src="${appUrl}/embed/v1/loader.js"></script>`
  serve(paper, `<div data-vs-widget="${WIDGET}"></div>${loader}`)
  return paper.server.origin + paper.path
}

/** Another site's page, whose frame says that it stands on this one. */
function forged(paper: Paper): string {
  const address = new URL(paper.server.origin + paper.path)
  const payload = encodeInitPayload({ ref: address.href, widgetId: WIDGET, iid: '1' })
  const src = `${appUrl}/go/${payload}/widget/${WIDGET}`
  serve(paper, `<div data-vs-widget><iframe width="428" height="400" src="${src}"></iframe></div>`)
  address.hostname = 'evil.localhost'
  return address.href
}

/** Opens the popup and leaves it at the provider, with the state that the widget made for it. */
async function atGoogle(page: Page, widget: WidgetOnPage) {
  await widget.play('A')
  await widget.card('SignOnCard').getByRole('button', { name: 'Sign up' }).click()
  const dialog = widget.within.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  const begun = page
    .context()
    .waitForEvent('request', (request) => new URL(request.url()).pathname === '/auth/google')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  await popup.getByRole('button', { name: /^Continue as/ }).waitFor()
  return { popup, state: new URLSearchParams((await begun).postData() ?? '').get('state') ?? '' }
}

const post = (page: Page, message: unknown) =>
  page.evaluate(
    `document.querySelector('[data-vs-widget] iframe').contentWindow.postMessage(
      ${JSON.stringify(message)}, '${appUrl}')`
  )

const relay = (page: Page, state: string, refreshToken: string) =>
  post(page, { action: 'social_login', state, refreshToken })

/** Resolves once the widget has been given every message so far: they come in their order. */
async function received(page: Page, widget: WidgetOnPage) {
  await widget.root.evaluate((root) =>
    root.ownerDocument.defaultView!.addEventListener('message', ({ data }) => {
      if (data === 'the last') root.setAttribute('data-last', '')
    })
  )
  await post(page, 'the last')
  await widget.within.locator('#vs-root[data-last]').waitFor()
}

/** A widget that takes a sign-in over keeps its token at once. */
const tokenOf = ({ root }: WidgetOnPage) =>
  root.evaluate((it) => it.ownerDocument.defaultView!.localStorage.getItem('refresh_token'))

async function aPlayer() {
  const player = await createPlayer()
  await acceptTerms(player.id)
  return player
}

const asItIs = (state: string) => state
const another = (state: string) => [...state].reverse().join('')

/** The pick of the stranger is sent as soon as somebody is signed in. */
const playsOf = ({ id }: { id: string }) => db.from('game_plays').where('user_id', id)

test.group('A publisher’s page that relays a sign-in', () => {
  async function relaying(
    addressOf: (server: FaultServer) => string,
    run: (at: { page: Page; widget: WidgetOnPage; popup: Page; state: string }) => Promise<void>
  ) {
    const sub = randomUUID()
    const account = { sub, email: `w${sub.slice(0, 13)}@example.com`, email_verified: true }
    const [provider, server] = [
      await openOpenidProvider('google', account),
      await FaultServer.start(),
    ]
    try {
      server.answer('/favicon.ico', () => ({ status: 204 }))
      await asVisitor(HURRIED, async ({ page }) => {
        const widget = await visit(page, addressOf(server), HURRIED)
        await run({ page, widget, ...(await atGoogle(page, widget)) })
      })
    } finally {
      await server.stop()
      await provider.close()
    }
  }

  test('signs in where the domain allows it, once', async ({ assert }) => {
    const path = await givenPage(true)
    const [player, other] = [await aPlayer(), await aPlayer()]
    await relaying(
      (server) => itself({ server, path }),
      async ({ page, widget, popup, state }) => {
        const closed = popup.waitForEvent('close')
        await relay(page, state, player.refreshToken)
        await relay(page, state, other.refreshToken)
        await closed
        await eventually(async () => assert.lengthOf(await playsOf(player), 1))
        const token = await tokenOf(widget)
        await relay(page, state, other.refreshToken)
        await received(page, widget)
        assert.isNotNull(token)
        assert.equal(await tokenOf(widget), token)
        assert.lengthOf(await playsOf(other), 0)
      }
    )
  })

  for (const { title, allowed, addressOf, spell } of [
    { title: 'by default', allowed: undefined, addressOf: itself, spell: asItIs },
    { title: 'where the domain forbids it', allowed: false, addressOf: itself, spell: asItIs },
    { title: 'with another state', allowed: true, addressOf: itself, spell: another },
    {
      title: 'on a page that gives itself out for another',
      allowed: true,
      addressOf: forged,
      spell: asItIs,
    },
  ]) {
    test(`is not heard ${title}`, async ({ assert }) => {
      const path = await givenPage(allowed)
      const player = await aPlayer()
      await relaying(
        (server) => addressOf({ server, path }),
        async ({ page, popup, widget, state }) => {
          const { bootstrap } = JSON.parse((await widget.within.locator('#vs-data').textContent())!)
          assert.equal(bootstrap.hostMode.flags.allowHostAuthRelay, allowed ?? false)
          await relay(page, spell(state), player.refreshToken)
          await received(page, widget)
          assert.isNull(await tokenOf(widget))
          assert.lengthOf(await playsOf(player), 0)
          assert.isFalse(popup.isClosed())
        }
      )
    })
  }
})
