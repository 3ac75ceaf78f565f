import { readEvents } from './read_events'

/** Longest silence of a working stream, in milliseconds: it sends a keep-alive every 25 s. */
const SILENCE_MS = 70_000
/** Interval of polls without a stream; with one every fifth poll runs, for events that were lost. */
const POLL_MS = 60_000
const POLLS_OF_A_STREAM = 5
/** Pause before the next attempt; it doubles with each failure. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

export interface ListenParts {
  /** Opens the player's stream; rejects when that fails. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  heard: (id: string) => void
  /** Polls for missed events. */
  check: () => void
}

/** Reads the stream and reconnects when it ends, until aborted. Without a stream it polls every minute. */
export async function listen(parts: ListenParts, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  let isOpen = false
  const opened = () => {
    isOpen = true
    pauseMs = FIRST_PAUSE_MS
    parts.check()
  }
  let minutes = 0
  const poll = setInterval(() => {
    minutes += 1
    if (!isOpen || minutes % POLLS_OF_A_STREAM === 0) parts.check()
  }, POLL_MS)
  while (!signal.aborted) {
    // Failures of network and server are expected and ignored.
    await hear({ ...parts, opened }, signal).catch(() => undefined)
    isOpen = false
    // A random delay, so that not all browsers reconnect at once.
    await pause(pauseMs * (0.5 + Math.random() / 2), signal)
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
  }
  clearInterval(poll)
}

async function hear(
  { open, opened, heard }: ListenParts & { opened: () => void },
  signal: AbortSignal
): Promise<void> {
  const attempt = new AbortController()
  const leave = () => attempt.abort()
  let silence: ReturnType<typeof setTimeout> | undefined
  const waitForLife = () => {
    clearTimeout(silence)
    silence = setTimeout(leave, SILENCE_MS)
  }
  signal.addEventListener('abort', leave)
  try {
    waitForLife()
    const body = await open(attempt.signal)
    opened()
    for await (const id of readEvents(body)) {
      waitForLife()
      if (id !== null) heard(id)
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', leave)
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, delayMs)
    signal.addEventListener('abort', end)
  })
}
