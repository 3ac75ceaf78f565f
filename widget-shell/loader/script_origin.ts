const PATH = '/embed/v1/loader.js'

/** The loader's own origin, which serves its widgets; null when no script tag shows it. */
export function scriptOrigin(): string | null {
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>(`script[src*="${PATH}"]`)
  return script?.src ? new URL(script.src).origin : null
}
