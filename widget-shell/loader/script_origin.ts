/**
 * The loader's own origin, which serves its widgets, and the nonce it was let in by; null when nothing shows it. A module
 * is no current script, and one that was imported has no element: the stack names the file that runs.
 */
export function scriptOrigin(): { origin: string; nonce: string } | null {
  const current = document.currentScript as HTMLScriptElement | null
  const [origin] = /https?:\/\/[^\s/]+/.exec(current?.src ?? `${Error().stack}`) ?? []
  const element = current ?? document.querySelector<HTMLScriptElement>('[src*="/embed/v1/loader"]')
  return origin ? { origin, nonce: element?.nonce ?? '' } : null
}
