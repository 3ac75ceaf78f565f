import type { ScriptPolicy, TrustedTypes } from './contract'

/** Where a later file of the loader lies, written in by the build, which makes it first. */
export type Link = [path: string, integrity: string]

interface LaterScript extends HTMLScriptElement {
  offered?: unknown
}

/** Called by the code of a later file: hands it to the loader that asked for it. */
export function offer(offered: unknown) {
  Object.assign(document.currentScript ?? {}, { offered })
}

/**
 * Loads each file once; gives what it offers, undefined when it does not come. A page that requires trusted types lets a
 * name make one policy: whoever brought the loader has made it then.
 */
export function scriptLoader(origin: string, nonce: string, policy?: ScriptPolicy) {
  const loading: Record<string, Promise<unknown>> = {}
  const rules = { createScriptURL: (url: string) => url }

  return ([path, integrity]: Link): Promise<unknown> =>
    (loading[path] ??= new Promise((resolve) => {
      const script: LaterScript = document.createElement('script')
      // A page that requires trusted types refuses a plain address.
      const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
      policy ??= trustedTypes?.createPolicy('sidepick', rules) ?? rules
      const src = policy.createScriptURL(origin + path)
      Object.assign(script, { crossOrigin: '', integrity, nonce, src })
      script.onload = script.onerror = () => resolve(script.offered)
      document.head.append(script)
    }))
}
