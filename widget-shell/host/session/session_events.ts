import type { SignInMethod } from '@sidepick/card-kit'
import type { AuthResponse, Profile } from '@sidepick/rules/types'

export type Credentials = Pick<AuthResponse, 'tosSignedAt' | 'lastTosSigned' | 'roles' | 'email'>

interface SessionEvents {
  /** `method` is null when an earlier session was resumed or another tab signed in. */
  logged_in: { profile: Profile; method: SignInMethod | null }
  /** The same player with changed data. */
  profile_read: { profile: Profile }
  /**
   * `silent` when there was no session or its profile could not be read: then no notice is shown. `unheard` when the
   * server was not reached, so the session may continue there.
   */
  logged_out: { silent: boolean; unheard?: boolean }
  /** After each sign-in and each refresh. */
  credentials: Credentials
}

type Listener<Name extends keyof SessionEvents> = (data: SessionEvents[Name]) => void

export function createSessionEvents() {
  const listeners: { [Name in keyof SessionEvents]: Set<Listener<Name>> } = {
    logged_in: new Set(),
    profile_read: new Set(),
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
