import type { ConsentData } from '../../host/bridge/page_data'
import { SOURCES, type Answer, type Report } from './consent_sources'

const TIMEOUT_MS = 1000

export interface ConsentWatch {
  /** Publishes the consent after one second at the latest, even if all of it is null. */
  ask(): void
}

/** Listens to the page's consent interfaces and publishes every change. */
export function watchConsent(
  signal: AbortSignal,
  publish: (consent: ConsentData) => void
): ConsentWatch {
  const answers: Record<string, Answer> = {}
  let known: ConsentData | null = null
  let timer: number | undefined

  function settle() {
    clearTimeout(timer)
    const said = Object.values(answers)
    const verdicts = said.map(({ adConsent }) => adConsent)
    const next = Object.assign(
      { gdprApplies: null, tcString: null, gppString: null, uspString: null },
      ...said,
      { adConsent: verdicts.includes(false) ? false : verdicts.includes(true) || null }
    )
    if (signal.aborted || JSON.stringify(next) === JSON.stringify(known)) return
    known = next
    publish(next)
  }

  function attach() {
    for (const { name, command, version, read } of SOURCES) {
      const call = (window as unknown as Record<string, unknown>)[name]
      if (typeof call !== 'function' || name in answers) continue
      let listenerId: number | undefined
      answers[name] = {}
      try {
        call(command, ...version, (report: Report | null) => {
          if (!report) return
          listenerId = report.listenerId
          answers[name] = read(report)
          settle()
        })
      } catch (error) {
        // A broken interface counts as one that never answers.
        console.error(error)
      }
      signal.addEventListener('abort', () =>
        call('removeEventListener', ...version, () => {}, listenerId)
      )
    }
  }

  signal.addEventListener('abort', () => clearTimeout(timer))
  attach()

  return {
    ask() {
      attach()
      clearTimeout(timer)
      if (known) publish(known)
      else timer = window.setTimeout(settle, TIMEOUT_MS)
    },
  }
}
