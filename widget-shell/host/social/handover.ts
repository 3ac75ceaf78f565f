import { pathWithin } from '@sidepick/rules/path_within'
import { SOCIAL_PROVIDERS } from '@sidepick/rules/types'

export type HandoverState = 'working' | 'done' | 'failed'

/** The states of a social sign-in in the page that the provider redirects to. */
export interface Handover {
  state: () => HandoverState
  subscribe: (changed: () => void) => () => void
  become: (state: HandoverState) => void
}

export function createHandover(): Handover {
  const listeners = new Set<() => void>()
  let current: HandoverState = 'working'
  return {
    state: () => current,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    become(state) {
      current = state
      for (const changed of listeners) changed()
    },
  }
}

const CALLBACK = new RegExp(`^/auth/callback/(?:${SOCIAL_PROVIDERS.join('|')})$`)

/** Whether a path is the page that completes a social sign-in. */
export const isCallback = (pathname: string) => CALLBACK.test(pathWithin(pathname))
