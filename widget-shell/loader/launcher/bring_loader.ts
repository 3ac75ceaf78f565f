import type { TrustedTypes, VSWidgetGlobal } from '../contract'

const LOADER = '/embed/v1/loader.js'

/** The launcher's own element, read while it runs; a module of the page may have moved it later. */
const own = document.currentScript as HTMLScriptElement | null

const ready = () => {
  const { VSWidget } = window
  return VSWidget && 'mount' in VSWidget ? VSWidget : null
}

function addressOf(origin: string): string {
  const rules = { createScriptURL: (url: string) => url }
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('sidepick-launcher', rules) ?? rules
  return policy.createScriptURL(origin + LOADER)
}

/** The loader that the page has, or the one beside the launcher; null where it does not come. */
export function bringLoader(): Promise<VSWidgetGlobal | null> {
  const present = ready()
  if (present || !own) return Promise.resolve(present)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    Object.assign(script, { nonce: own.nonce, src: addressOf(new URL(own.src).origin) })
    script.onload = script.onerror = () => resolve(ready())
    document.head.append(script)
  })
}
