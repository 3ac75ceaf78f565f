const PATH = '/embed/v1/loader.js'

/** The loader's own origin, which serves its widgets, and the nonce it was let in by; null when no script tag shows it. */
export function scriptOrigin(): { origin: string; nonce: string } | null {
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>(`script[src*="${PATH}"]`)
  return script?.src ? { origin: new URL(script.src).origin, nonce: script.nonce } : null
}
