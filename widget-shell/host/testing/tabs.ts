import { createHttp } from '@sidepick/card-kit/http'
import type { KeyValues } from '../picks/local_store'
import type { Locks } from '../session/refresh_lock'
import { createSession } from '../session/session'
import { createTokens } from '../session/tokens'

/** Web Locks as the browser has them: one holder per name, over all tabs. */
function fakeLocks(): Locks & { most: () => number } {
  const queues = new Map<string, Promise<unknown>>()
  let holding = 0
  let most = 0
  return {
    most: () => most,
    request(name, run) {
      const held = async () => {
        holding += 1
        most = Math.max(most, holding)
        try {
          return await run()
        } finally {
          holding -= 1
        }
      }
      const next = (queues.get(name) ?? Promise.resolve()).then(held, held)
      queues.set(
        name,
        next.catch(() => undefined)
      )
      return next
    },
  }
}

/** One browser: a storage that its tabs share and hear each other change. */
export function browser(baseUrl: string, stored: Record<string, string> = {}) {
  const storage = new Map(Object.entries(stored))
  const locks = fakeLocks()
  const open: EventTarget[] = []
  const waits: number[] = []
  let now = 0

  const tab = (options: { withLocks?: boolean } = {}) => {
    const events = new EventTarget()
    open.push(events)
    const tell = (key: string, oldValue: string | null, newValue: string | null) => {
      for (const other of open.filter((one) => one !== events)) {
        other.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }))
      }
    }
    const values: KeyValues = {
      get: (key) => storage.get(key) ?? null,
      set(key, value) {
        const before = storage.get(key) ?? null
        storage.set(key, value)
        tell(key, before, value)
      },
      remove(key) {
        const before = storage.get(key) ?? null
        storage.delete(key)
        if (before !== null) tell(key, before, null)
      },
    }
    const context = {
      appVersion: '1',
      path: '/',
      referrer: '',
      domain: 'news.example.com',
      accessToken: null,
    }
    const session = createSession({
      http: createHttp({ baseUrl, context: () => context }),
      tokens: createTokens(values, () => now),
      locks: options.withLocks === false ? null : locks,
      wait: (delayMs) => {
        waits.push(delayMs)
        return Promise.resolve()
      },
      tabs: events as never,
    })
    const heard: string[] = []
    session.on('logged_in', ({ profile }) => heard.push(`logged_in ${profile.username}`))
    session.on('logged_out', ({ silent, unheard }) =>
      heard.push(`logged_out ${silent ? 'silently' : unheard ? 'unheard' : 'aloud'}`)
    )
    session.on('credentials', ({ email }) => heard.push(`credentials ${email}`))
    return { session, heard }
  }
  return { tab, storage, locks, waits, pass: (byMs: number) => (now += byMs) }
}
