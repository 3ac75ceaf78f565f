import type { Scene } from '../app/scene'

/** Failures of a visit that are told; the others repeat what is known by then. */
const MOST = 20

type Watched = Pick<Window, 'addEventListener' | 'removeEventListener'>

interface Loads {
  tagName?: string
  src?: string
  href?: string
}

/** Address of a script or a style sheet that did not load. */
function fileOf(target: unknown): string | null {
  const { tagName = '', src, href } = Object(target) as Loads
  return ['SCRIPT', 'LINK'].includes(tagName) ? src || href || null : null
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Scripts and style sheets that the browser has asked for in vain so far; not every browser keeps the status. */
const failedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map((entry) => entry as PerformanceResourceTiming & { responseStatus?: number })
    .filter(({ initiatorType, responseStatus = 0 }) => {
      return ['script', 'link', 'css'].includes(initiatorType) && responseStatus >= 400
    })
    .map(({ name }) => name)

/** Measures what does not work: remotes, files and errors that no code handled, each once. Returns a function that stops. */
export function watchFailures({ entry, remotes, measure }: Scene, window: Watched): () => void {
  const gone = new AbortController()
  const { signal } = gone
  const told = new Set<string>()

  function tell(name: string, properties: Record<string, unknown>) {
    const key = JSON.stringify([name, properties])
    if (told.has(key) || told.size >= MOST) return
    told.add(key)
    measure({ name, properties })
  }

  function look() {
    for (const { id, version, critical } of entry.bootstrap.remotes) {
      const state = remotes.stateOf(id)
      if (state.status !== 'failed') continue
      tell('remote_failed', { remoteId: id, version, reason: state.error.reason })
      if (critical) tell('embed_diagnostic', { message: 'not available' })
    }
  }

  function onError(event: Event) {
    const file = fileOf(event.target)
    if (file !== null) return tell('preload_failed', { file })
    const { message, filename, lineno } = event as ErrorEvent
    if (typeof message !== 'string') return
    tell('client_error', { message, ...(filename && { file: filename, line: lineno }) })
  }

  window.addEventListener('error', onError, { capture: true, signal })
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => tell('client_error', { message: messageOf(reason) }),
    { signal }
  )
  for (const file of failedFiles()) tell('preload_failed', { file })
  const stopLooking = remotes.subscribe(look)
  look()
  return () => {
    gone.abort()
    stopLooking()
  }
}
