interface ScriptSource {
  url: string
  integrity: string
  nonce: string | null
}

/**
 * The element that fetches a remote's entry. The federation runtime applies none of its own attributes once we hand over an
 * element, so everything a script needs is set here; crossorigin must match the preload link or that was fetched in vain.
 */
export function createRemoteScript({ url, integrity, nonce }: ScriptSource): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  if (nonce) script.nonce = nonce
  script.setAttribute('fetchpriority', 'high')
  return script
}
