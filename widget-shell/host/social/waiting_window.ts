/** The secret of a window that waits for a sign-in, and its public state. */
export interface WaitingWindow {
  state: string
  /** The state is its hash; null where the browser has no Web Crypto, as on a page without https. */
  verifier: string | null
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export async function newWaitingWindow(): Promise<WaitingWindow> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  // Without a secret there is still a state, which is enough for a reachable popup.
  if (!crypto.subtle) return { state: verifier, verifier: null }
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { state: toBase64Url(new Uint8Array(hash)), verifier }
}
