import type { CommerceOffer } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import type { AdContext } from './ads_provider'
import { houseTexts } from './house/house_texts'
import { tagAddress } from './vast/tag_address'

/** How long an offer is waited for, in milliseconds. */
const LOAD_MS = 8_000

/** Longest answer, in characters. */
const LONGEST = 20_000

/** Longest texts of an offer, in characters. */
const LENGTHS = { title: 80, text: 240, label: 40 } as const

/** Has offers for the screen between two games; the game does not know whose they are. */
export interface CommerceOfferProvider {
  requestOffer: (context: AdContext, signal: AbortSignal) => Promise<CommerceOffer | null>
}

/** Our own offer, which asks no other server. */
export const houseOffers = (locale: Locale): CommerceOfferProvider => ({
  requestOffer() {
    const text = houseTexts(locale)
    return Promise.resolve({
      provider: 'house',
      title: text('offer_title'),
      text: text('offer_line'),
      label: text('offer_label'),
      href: '/prizes',
    })
  },
})

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** What a server answered, as far as it is an offer; null for anything else. */
export function readOffer(answer: unknown, provider: string): CommerceOffer | null {
  if (typeof answer !== 'object' || answer === null) return null
  const given = answer as Record<string, unknown>
  const said = (key: keyof typeof LENGTHS) => {
    const text = given[key]
    return typeof text === 'string' ? text.trim().slice(0, LENGTHS[key]) : ''
  }
  const { href } = given
  const offer = { title: said('title'), text: said('text'), label: said('label') }
  if (offer.title === '' || offer.label === '') return null
  return typeof href === 'string' && isHttps(href) ? { provider, ...offer, href } : null
}

/** The offers of a server, told what the reader has agreed to. It gets no cookies. */
export const servedOffers = (address: string): CommerceOfferProvider => ({
  async requestOffer(context, signal) {
    const url = tagAddress(address, context, globalThis.location.href)
    const response = await fetch(url, { signal, credentials: 'omit' })
    const body = response.ok ? await response.text() : ''
    if (body === '' || body.length > LONGEST) return null
    return readOffer(JSON.parse(body), new URL(url).hostname)
  },
})

/** Asks for an offer for as long as one is waited for. null when it fails: the screen is left then. */
export async function findOffer(
  provider: CommerceOfferProvider,
  context: AdContext,
  signal: AbortSignal
): Promise<CommerceOffer | null> {
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(LOAD_MS)])
    return await provider.requestOffer(context, inTime)
  } catch {
    return null
  }
}
