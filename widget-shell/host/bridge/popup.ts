/**
 * The messages between a sign-in popup and its opener. Both are our pages, so each end sends to and accepts only its
 * own origin. The exception is a setting of a partner domain: see `mayRelay`.
 */
export type PopupMessage =
  | { action: 'social_login'; state: string; refreshToken: string; newAccount: boolean }
  | { action: 'social_login_failed'; error: string }

/** The opener's answer, after which the popup may close. */
const HEARD = { action: 'social_login_heard' } as const

/** How long to wait for the opener's answer; one of another origin never answers. Milliseconds. */
const ANSWER_LIMIT_MS = 3_000

const TOKEN = /^rt_[\w-]{43}$/
const ERROR = /^[a-z_]{1,32}$/

/** The message, rebuilt from its known fields; null if it is invalid. */
function readMessage(data: unknown, state: string): PopupMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const raw = data as Record<string, unknown>
  if (raw.action === 'social_login' && raw.state === state) {
    const { refreshToken } = raw
    if (typeof refreshToken !== 'string' || !TOKEN.test(refreshToken)) return null
    const newAccount = raw.newAccount === true
    return { action: 'social_login', state, refreshToken, newAccount }
  }
  if (raw.action !== 'social_login_failed' || typeof raw.error !== 'string') return null
  return ERROR.test(raw.error) ? { action: 'social_login_failed', error: raw.error } : null
}

interface Expected {
  popup: Window
  /** Made for this popup alone. */
  state: string
  /** Whether the parent page, with this origin, may relay the popup's message. */
  mayRelay: (origin: string) => boolean
}

/**
 * Listens to this popup for this state. The parent page is accepted only where it may relay, and only for a success.
 * Returns a function that stops.
 */
export function listenToPopup(
  { popup, state, mayRelay }: Expected,
  take: (message: PopupMessage) => void,
  own: Window = window
): () => void {
  const isRelay = ({ source, origin }: MessageEvent) =>
    own.parent !== own && source === own.parent && mayRelay(origin)
  const onMessage = (event: MessageEvent) => {
    const fromPopup = event.source === popup && event.origin === own.location.origin
    if (!fromPopup && !isRelay(event)) return
    const message = readMessage(event.data, state)
    if (!message) return
    if (fromPopup) popup.postMessage(HEARD, own.location.origin)
    else if (message.action !== 'social_login') return
    take(message)
  }
  own.addEventListener('message', onMessage)
  return () => own.removeEventListener('message', onMessage)
}

/** Sends the message to the opener. Resolves with whether it answered. */
export function tellOpener(
  opener: Window,
  message: PopupMessage,
  own: Window = window
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (heard: boolean) => {
      clearTimeout(limit)
      own.removeEventListener('message', onMessage)
      resolve(heard)
    }
    const onMessage = (event: MessageEvent) => {
      if (event.source !== opener || event.origin !== own.location.origin) return
      if ((event.data as { action?: unknown } | null)?.action === HEARD.action) settle(true)
    }
    const limit = setTimeout(() => settle(false), ANSWER_LIMIT_MS)
    own.addEventListener('message', onMessage)
    opener.postMessage(message, own.location.origin)
  })
}
