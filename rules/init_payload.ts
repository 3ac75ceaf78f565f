import { DISPLAY_MODES, type InitPayload } from './types.js'

type DecodedInitPayload =
  { ok: true; payload: InitPayload } | { ok: false; reason: 'empty' | 'unparsable' | 'too_large' }

/** Longest encoded payload, in characters of the URL. */
const MAX_LENGTH = 8 * 1024

const TEXT_KEYS = [
  'ref',
  'flavour',
  'widgetId',
  'refUId',
  'analyticsSessionId',
  'analyticsDeviceId',
  'targetUrl',
  'customPath',
  'iid',
  'v',
  'lang',
]

/** URL-safe base64 of the payload's UTF-8 JSON, without padding. */
export function encodeInitPayload(payload: InitPayload): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/**
 * Decodes the payload of a URL. It is not trusted: it names and attributes, it never permits. Unknown keys are kept;
 * known keys of the wrong type and unknown display modes are dropped.
 */
export function decodeInitPayload(text: string): DecodedInitPayload {
  if (text.trim() === '') return { ok: false, reason: 'empty' }
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'too_large' }
  try {
    const parsed: unknown = JSON.parse(decodeText(text))
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
      throw new TypeError()
    }
    return { ok: true, payload: Object.fromEntries(Object.entries(parsed).filter(isAcceptable)) }
  } catch {
    return { ok: false, reason: 'unparsable' }
  }
}

function decodeText(text: string): string {
  if (!/^[\w-]+={0,2}$/.test(text)) throw new TypeError()
  const binary = atob(text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function isAcceptable([key, value]: [string, unknown]): boolean {
  if (key === '__proto__') return false
  if (key === 'widgetType') return DISPLAY_MODES.some((mode) => mode === value)
  return !TEXT_KEYS.includes(key) || typeof value === 'string'
}
