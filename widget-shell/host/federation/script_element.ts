export interface ScriptSource {
  url: string
  integrity: string
  nonce: string | null
  timeoutMs: number
}

/**
 * The element that fetches a remote's entry. The federation runtime applies none of its own attributes once we hand over an
 * element, so everything a script needs is set here; crossorigin must match the preload link or that was fetched in vain.
 */
export function createRemoteScript(source: ScriptSource): {
  script: HTMLScriptElement
  timeout: number
} {
  const script = document.createElement('script')
  script.src = source.url
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = source.integrity
  if (source.nonce) script.nonce = source.nonce
  script.setAttribute('fetchpriority', 'high')
  return { script, timeout: source.timeoutMs }
}

/** HTTP status of the last fetch of `url`; 0 when it never got an answer or the browser will not say. */
export function lastStatusOf(url: string): number {
  const absolute = new URL(url, document.baseURI).href
  const timing = performance.getEntriesByName(absolute, 'resource').at(-1)
  return (timing as PerformanceResourceTiming | undefined)?.responseStatus ?? 0
}
