interface ScriptSource {
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
