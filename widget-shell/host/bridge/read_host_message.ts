import { PLACES, type Place } from '@sidepick/rules/display_modes'
import type { HostMessages } from './messages'
import type { ConsentData, CustomData } from './page_data'
import type { HostAction } from './envelope'

export type Raw = Record<string, unknown>

export const text = (value: unknown) => (typeof value === 'string' ? value : null)
const flag = (value: unknown) => (typeof value === 'boolean' ? value : null)
export const within = (value: unknown, low: number, high: number): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : null

const MAX_VIEWPORT_PX = 20_000
const MAX_ASSETS = 20

function asRaw(value: unknown): Raw {
  return typeof value === 'object' && value !== null ? (value as Raw) : {}
}

function readViewport(value: unknown): { w: number; h: number } | null {
  const raw = asRaw(value)
  const w = within(raw.w, 0, MAX_VIEWPORT_PX)
  const h = within(raw.h, 0, MAX_VIEWPORT_PX)
  return w === null || h === null ? null : { w, h }
}

function readConsent(value: unknown): ConsentData {
  const raw = asRaw(value)
  return {
    gdprApplies: flag(raw.gdprApplies),
    tcString: text(raw.tcString),
    gppString: text(raw.gppString),
    uspString: text(raw.uspString),
    adConsent: flag(raw.adConsent),
  }
}

function readCustomData({ query, assets }: Raw): CustomData {
  const listed: unknown[] = Array.isArray(assets) ? assets.slice(0, MAX_ASSETS) : []
  return {
    query: text(query) ?? '',
    assets: listed.map((asset) => ({ description: text(asRaw(asset).description) ?? '' })),
  }
}

/** The messages of the layer on the page, which few pages have. */
export type LayerAction = 'vs_framebreak_start' | Extract<HostAction, `framebreak_${string}`>

export type Readers = { [Action in HostAction]: (data: Raw) => HostMessages[Action] | null }

const first: Omit<Readers, LayerAction> = {
  vs_init(data) {
    const origin = text(data.origin)
    const viewport = readViewport(data.viewport)
    const ref = text(data.ref)
    if (!origin || !viewport) return null
    return {
      origin,
      ...(ref ? { ref } : {}),
      viewport,
      inView: within(data.inView, 0, 1) ?? 0,
      consent: data.consent ? readConsent(data.consent) : null,
      embedOptions: { given: text(asRaw(data.embedOptions).given) ?? '' },
      ...(data.customData ? { customData: readCustomData(asRaw(data.customData)) } : {}),
    }
  },
  vs_consent_data: readConsent,
  vs_visibility(data) {
    const ratio = within(data.ratio, 0, 1)
    return ratio === null ? null : { ratio }
  },
  vs_viewport: readViewport,
  vs_placed: ({ place }) => (PLACES.includes(place as Place) ? { place: place as Place } : null),
  vs_neighbour: () => ({}),
  vs_pause: () => ({}),
  vs_resume: () => ({}),
  vs_logout_request: () => ({}),
}

const readers: Partial<Readers> = first

/** Makes messages known whose readers come after the first question. */
export const learnToRead = (more: Partial<Readers>) => void Object.assign(readers, more)

/** Whether a page may send it; others are dropped before their data are read. */
export const isHostAction = (action: string): action is HostAction => Object.hasOwn(readers, action)

/** Rebuilds the message from its known fields, clamped; null when a required field is missing or has the wrong type. */
export function readHostMessage<Action extends HostAction>(
  action: Action,
  data: Raw
): HostMessages[Action] | null {
  return readers[action]?.(data) ?? null
}
