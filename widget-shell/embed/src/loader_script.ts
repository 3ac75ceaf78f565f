import type { ScriptPolicy, TrustedTypes, VSWidgetGlobal } from '../../loader/contract'

/** Where the loader comes from. */
export interface LoaderSource {
  /** Origin that serves the widget, for example `https://play.example.com`. */
  origin: string
  /** Path of a pinned loader, one of those in `/embed/pinned.json`; without it the current one of version 1. */
  loaderPath?: string
  /** Hash of the pinned loader, for the browser to check. */
  integrity?: string
  /** Nonce of the page's content security policy, for the loader's script element. */
  nonce?: string
}

const CURRENT = '/embed/v1/loader.js'

/** The loader's global; before it has run, a page may have put its queue of calls there. */
function present(): VSWidgetGlobal | null {
  const { VSWidget } = window as { VSWidget?: Partial<VSWidgetGlobal> }
  return VSWidget?.mount ? (VSWidget as VSWidgetGlobal) : null
}

/** Every script of the page sees this policy, so it lets in our own files alone. */
const ownFiles = (origin: string): ScriptPolicy => ({
  createScriptURL(address) {
    const url = new URL(address)
    if (url.origin === origin && url.pathname.startsWith('/embed/')) return address
    throw new TypeError(`[Sidepick] ${address} is no file of the widget`)
  },
})

/** The address as a page that requires trusted types takes it. The loader takes the same policy. */
function trusted(address: string): string {
  const page = window as {
    trustedTypes?: TrustedTypes
    VSWidget?: { q?: unknown[]; policy?: ScriptPolicy }
  }
  const { trustedTypes } = page
  if (!trustedTypes) return address
  const shared = (page.VSWidget ??= { q: [] })
  shared.policy ??= trustedTypes.createPolicy('sidepick', ownFiles(new URL(address).origin))
  return shared.policy.createScriptURL(address)
}

let loading: Promise<VSWidgetGlobal> | null = null

function addScript({ origin, loaderPath = CURRENT, integrity, nonce }: LoaderSource) {
  const script = document.createElement('script')
  script.async = true
  if (nonce) script.nonce = nonce
  if (integrity) {
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
  }
  script.src = trusted(new URL(loaderPath, origin).href)
  return new Promise<VSWidgetGlobal>((resolve, reject) => {
    const settle = () => {
      const api = present()
      if (api) return resolve(api)
      // A page may put the element back in: without this one the next attempt starts anew.
      script.remove()
      reject(new Error(`[Sidepick] ${script.src} did not load`))
    }
    script.addEventListener('load', settle)
    script.addEventListener('error', settle)
    document.head.append(script)
  })
}

/**
 * Loads the loader, once for the whole page: a loader that is there already, whoever added it, is used. After a failure
 * the next call tries again.
 *
 * @throws Error when the script cannot be fetched, is blocked by a policy, or has another hash.
 * @throws TypeError when `origin` is not an address.
 */
export async function loadLoader(source: LoaderSource): Promise<VSWidgetGlobal> {
  const there = present()
  if (there) return there
  loading ??= addScript(source).finally(() => {
    loading = null
  })
  return loading
}
