import { pathWithin } from '@sidepick/rules/path_within'
import { SOCIAL_PROVIDERS, type SocialProvider } from '@sidepick/rules/types'

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

const CALLBACK = '/auth/callback/'

/** The provider whose sign-in the page of a path completes; undefined for every other page. */
export const calledBackBy = (pathname: string): SocialProvider | undefined =>
  SOCIAL_PROVIDERS.find((provider) => pathWithin(pathname) === CALLBACK + provider)
