import type { SignInMethod } from '@sidepick/card-kit'
import type { AuthResponse, Profile } from '@sidepick/rules/types'

export type Credentials = Pick<AuthResponse, 'tosSignedAt' | 'lastTosSigned' | 'roles' | 'email'>

interface SessionEvents {
  /** `method` is null when an earlier sign-in was taken up again or another tab signed in. */
  logged_in: { profile: Profile; method: SignInMethod | null }
  /** The same player, with something new about them. */
  profile_read: { profile: Profile }
  /**
   * `silent` when there was none, or nobody could read whose it is: nobody is told about that. `unheard` when the server
   * could not be told, so that the session may go on there.
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
