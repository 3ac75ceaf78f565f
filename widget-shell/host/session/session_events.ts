import type { AuthResponse, Profile } from '@sidepick/rules/types'

type Credentials = Pick<AuthResponse, 'tosSignedAt' | 'lastTosSigned' | 'roles' | 'email'>

interface SessionEvents {
  /** `method` is null when an earlier sign-in was taken up again or another tab signed in. */
  logged_in: { profile: Profile; method: 'sign_up' | 'sign_in' | null }
  /** `byPlayer` is false when the session ended by itself, which nobody is told about. */
  logged_out: { byPlayer: boolean }
  /** After each sign-in and each refresh. */
  credentials: Credentials
}

type Listener<Name extends keyof SessionEvents> = (data: SessionEvents[Name]) => void

export function createSessionEvents() {
  const listeners: { [Name in keyof SessionEvents]: Set<Listener<Name>> } = {
    logged_in: new Set(),
    logged_out: new Set(),
    credentials: new Set(),
  }
  return {
    on<Name extends keyof SessionEvents>(name: Name, listener: Listener<Name>): () => void {
      listeners[name].add(listener)
      return () => listeners[name].delete(listener)
    },
    emit<Name extends keyof SessionEvents>(name: Name, data: SessionEvents[Name]) {
      for (const listener of listeners[name]) listener(data)
    },
  }
}
