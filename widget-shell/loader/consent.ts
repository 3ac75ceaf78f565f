import type { ConsentData } from '../host/bridge/messages'
import { SOURCES, type Learn } from './consent_sources'

const TIMEOUT_MS = 1000

const UNKNOWN: ConsentData = {
  gdprApplies: null,
  tcString: null,
  gppString: null,
  uspString: null,
  adConsent: null,
}

export interface Consent {
  /** What is known by now; null before anything answered. */
  current(): ConsentData | null
  /** Publishes what is known, at the latest after a second: then all of it may be null. */
  ask(): void
  /** The publisher's own word, which wins over every interface from now on. */
  state(consent: ConsentData): void
}

/** Listens to the page's consent interfaces and publishes every change. */
export function watchConsent(
  signal: AbortSignal,
  publish: (consent: ConsentData) => void
): Consent {
  const stops = new Map<string, () => void>()
  const verdicts = new Map<string, boolean | null>()
  let known: ConsentData | null = null
  let stated = false
  let timer: number | undefined

  function know(next: ConsentData) {
    clearTimeout(timer)
    if (signal.aborted || JSON.stringify(next) === JSON.stringify(known)) return
    known = next
    publish(next)
  }

  const learnFrom =
    (source: string): Learn =>
    (answer, allowed) => {
      verdicts.set(source, allowed)
      const said = [...verdicts.values()]
      const adConsent = said.includes(false) ? false : said.includes(true) || null
      if (!stated) know({ ...UNKNOWN, ...known, ...answer, adConsent })
    }

  function attach() {
    for (const [name, listen] of Object.entries(SOURCES)) {
      const call = (window as unknown as Record<string, unknown>)[name]
      if (typeof call !== 'function' || stops.has(name)) continue
      stops.set(name, listen(call as () => unknown, learnFrom(name)))
    }
  }

  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    stops.forEach((stop) => stop())
  })
  attach()

  return {
    current: () => known,
    ask() {
      attach()
      clearTimeout(timer)
      if (known) publish(known)
      else timer = window.setTimeout(() => know(known ?? UNKNOWN), TIMEOUT_MS)
    },
    state(consent) {
      stated = true
      know({ ...UNKNOWN, ...consent })
    },
  }
}
