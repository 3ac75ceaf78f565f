import { test } from '@japa/runner'
import { FaultServer } from '#tests/browser/faults/fault_server'
import { givenAds } from '#tests/fixtures/ads'
import { AdServer } from '#tests/helpers/ad_server'
import { asVisitor } from '#tests/helpers/browser'
import { servePublisherPage } from '#tests/helpers/browser_publisher'
import { showWidget, WidgetOnPage } from '#tests/helpers/browser_widget'
import { requestsEnded } from '#tests/helpers/requests_ended'
import { eventually } from '#tests/helpers/eventually'

const SCREEN = { width: 1000, height: 800, plainAddress: true }
const BERLIN = { ...SCREEN, timeZone: 'Europe/Berlin' }
const NEW_YORK = { ...SCREEN, timeZone: 'America/New_York' }

const purposes = (granted: boolean) => ({ 1: granted, 3: granted, 4: granted })

const tcf = (granted: boolean) => `window.__tcfapi = (command, version, hear) =>
  command === 'addEventListener' && hear(${JSON.stringify({
    ...{ listenerId: 1, gdprApplies: true, tcString: 'CPtc', eventStatus: 'useractioncomplete' },
    purpose: { consents: purposes(granted) },
  })}, true)`

const gpp = (parsedSections: object) => `window.__gpp = (command, hear) =>
  command === 'addEventListener' && hear(${JSON.stringify({
    ...{ listenerId: 1, eventName: 'signalStatus', data: 'ready' },
    pingData: { gppString: 'DBAA', parsedSections },
  })}, true)`

const usp = (uspString: string) => `window.__uspapi = (command, version, hear) =>
  command === 'getUSPData' && hear(${JSON.stringify({ version: 1, uspString })}, true)`

const PLATFORMS: [name: string, place: typeof BERLIN, script: string, asks: boolean][] = [
  ['TCF that grants', BERLIN, tcf(true), true],
  ['TCF that refuses', BERLIN, tcf(false), false],
  [
    'GPP that grants in its European section',
    BERLIN,
    gpp({ tcfeuv2: [{ PurposeConsents: [true, false, true, true] }] }),
    true,
  ],
  [
    'GPP that refuses one purpose',
    BERLIN,
    gpp({ tcfeuv2: [{ PurposeConsents: [true, false, true, false] }] }),
    false,
  ],
  ['a US privacy string without an opt-out', NEW_YORK, usp('1YNN'), true],
  ['no platform in Europe', BERLIN, '', false],
]

const ad = ({ within }: WidgetOnPage) => within.getByRole('region', { name: 'Advertisement' })

test.group('Browser | an ad server is asked', (group) => {
  const publisher = FaultServer.startedBy(group)

  for (const [index, [name, place, script, asks]] of PLATFORMS.entries()) {
    test(`${asks ? 'with' : 'not with'} ${name}`, async ({ assert }) => {
      const server = new AdServer()
      const id = await givenAds(server, 'inline', { preroll: true })
      const path = `/consent-${index}`
      const container = `<main><div data-vs-widget="${id}"></div></main>`
      servePublisherPage(publisher, { path, body: container, style: '', script })
      await asVisitor(place, async ({ context, page }) => {
        await server.listen(context)
        await page.goto(`${publisher.origin}${path}`)
        const widget = new WidgetOnPage(page, page.frameLocator('[data-vs-widget] iframe'))
        await showWidget(widget)
        await requestsEnded(page)
        await widget.press(widget.answer('A'))
        if (asks) return eventually(async () => assert.deepEqual(server.tagsAsked, ['inline']))
        await ad(widget).waitFor()
        await requestsEnded(page)
        assert.deepEqual(server.asked, [])
      })
    })
  }
})
