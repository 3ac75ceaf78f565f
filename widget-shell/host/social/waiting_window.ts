/** What a window keeps to itself while it waits for a sign-in, and the part of it that addresses may show. */
export interface WaitingWindow {
  state: string
  /** The state is its hash; null where the browser hashes nothing, as on a page without https. */
  verifier: string | null
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export async function newWaitingWindow(): Promise<WaitingWindow> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
  // Without a secret there is still a state: a popup that can be spoken to needs no more.
  if (!crypto.subtle) return { state: verifier, verifier: null }
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { state: toBase64Url(new Uint8Array(hash)), verifier }
}
