/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AdContext } from './ads_provider'
import { findOffer, readOffer, servedOffers } from './commerce_offers'

const OFFER = {
  title: 'Two for one',
  text: 'This week.',
  label: 'Get it',
  href: 'https://offers.example/code',
}
const CONTEXT: AdContext = {
  widgetId: 'w1',
  partner: 'default',
  host: 'news.example',
  consent: { gdprApplies: true, tcString: 'tc', gppString: null, uspString: null, adConsent: true },
  targetingAllowed: false,
  fetchBufferMs: 1_500,
  savesData: false,
}
const never = new AbortController().signal

/** A server that answers so, and what it was asked for. */
async function served(status: number, body: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  Object.assign(globalThis, { location: { href: 'https://app.example/widget/w1' } })
  const offer = await findOffer(servedOffers(`http://127.0.0.1:${port}/offer`), CONTEXT, never)
  await new Promise((resolve) => server.close(resolve))
  return { offer, asked }
}

describe('offers of a server', () => {
  test('are asked for with what the reader has agreed to', async () => {
    const { offer, asked } = await served(200, JSON.stringify(OFFER))
    expect(offer).toEqual({ provider: '127.0.0.1', ...OFFER })
    expect(asked).toEqual(['/offer?gdpr=1&gdpr_consent=tc&npa=1'])
  })

  test.each([
    ['an error', 500, JSON.stringify(OFFER)],
    ['no answer', 204, ''],
    ['no JSON', 200, '<html>'],
    ['too much', 200, JSON.stringify({ ...OFFER, more: 'x'.repeat(20_001) })],
  ])('are none after %s', async (_what, status, body) => {
    expect((await served(status, body)).offer).toBeNull()
  })

  test('are left at once with their screen', async () => {
    const gone = AbortSignal.abort()
    expect(await findOffer(servedOffers('http://127.0.0.1:1/'), CONTEXT, gone)).toBeNull()
  })
})

test('an offer has a title, a link over https and its label, and no longer texts than fit', () => {
  expect(readOffer({ ...OFFER, title: 'x'.repeat(100), text: 7 }, 'p')).toMatchObject({
    title: 'x'.repeat(80),
    text: '',
  })
  for (const wrong of [
    null,
    'offer',
    {},
    { ...OFFER, title: ' ' },
    { ...OFFER, label: undefined },
    { ...OFFER, href: 'javascript:alert(1)' },
    { ...OFFER, href: 'http://offers.example/' },
    { ...OFFER, href: 7 },
  ]) {
    expect(readOffer(wrong, 'p')).toBeNull()
  }
})
