const PATH = '/embed/v1/loader.js'

/** Where the loader came from, which is where its widgets live; null when no script tag on the page tells. */
export function scriptOrigin(): string | null {
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    document.querySelector<HTMLScriptElement>(`script[src*="${PATH}"]`)
  return script?.src ? new URL(script.src).origin : null
}
