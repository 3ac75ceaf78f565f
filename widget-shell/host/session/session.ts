import type { CardEvents, Http } from '@sidepick/card-kit'
import type { AuthResponse, Profile } from '@sidepick/rules/types'
import { fetchProfile } from './fetch_profile'
import { refreshTokens } from './refresh'
import { createRefreshLock, type Locks } from './refresh_lock'
import { createSessionEvents } from './session_events'
import { followTabs, type Tabs } from './tabs'
import type { Tokens } from './tokens'

interface SessionOptions {
  /** Carries no session; every call here brings its own token. */
  http: Http
  tokens: Tokens
  locks: Locks | null
  wait: (delayMs: number) => Promise<void>
  tabs: Tabs
}

type SessionStatus = 'loading' | 'logged_in' | 'logged_out'

export type Session = ReturnType<typeof createSession>

/** Who plays, in this tab and in step with the others. */
export function createSession({ http, tokens, locks, wait, tabs }: SessionOptions) {
  const events = createSessionEvents()
  const locked = createRefreshLock(locks)
  let status: SessionStatus = 'loading'
  let profile: Profile | null = null
  let running: Promise<AuthResponse | null> | null = null
  let loggingOut = false
  let settling: Promise<void> = Promise.resolve()

  const end = (byPlayer: boolean) => {
    const was = status
    status = 'logged_out'
    profile = null
    if (was !== 'logged_out') events.emit('logged_out', { byPlayer })
  }

  const renew = async () => {
    const answer = await refreshTokens({ http, tokens, wait })
    if (answer) {
      events.emit('credentials', answer)
    } else {
      tokens.clear()
      end(false)
    }
    return answer
  }

  const refresh = () => {
    running ??= locked(renew).finally(() => {
      running = null
    })
    return running
  }

  const accessToken = async (): Promise<string | null> => {
    if (loggingOut || !tokens.refreshToken()) return null
    const known = tokens.accessToken()
    if (known) return known
    const renewed = await refresh()
    return renewed?.accessToken ?? null
  }

  const begin = (method: 'sign_up' | 'sign_in' | null): Promise<void> => {
    settling = takeUp(method)
    return settling
  }

  const takeUp = async (method: 'sign_up' | 'sign_in' | null): Promise<void> => {
    status = 'loading'
    const found = await fetchProfile({ http, accessToken, wait })
    if (!found || !tokens.refreshToken()) return end(false)
    profile = found
    status = 'logged_in'
    events.emit('logged_in', { profile: found, method })
  }

  const stopFollowing = followTabs(tabs, {
    signedIn: () => void begin(null),
    signedOut() {
      tokens.expireAccess()
      end(true)
    },
  })

  return {
    on: events.on,
    status: () => status,
    profile: () => profile,
    accessToken,
    hasToken: () => tokens.refreshToken() !== null,
    /** Once it is known who plays. */
    settled: () => settling,
    /** Takes an earlier sign-in up again; without one the visitor is a stranger at once. */
    start: () => (tokens.refreshToken() ? begin(null) : Promise.resolve(end(false))),
    /** For a call that was refused with 401 all the same: a new token, or false when there is none. */
    async renewAfterRefusal(): Promise<boolean> {
      tokens.expireAccess()
      return (await accessToken().catch(() => null)) !== null
    },
    signIn(answer: CardEvents['signed_in']): Promise<void> {
      tokens.keep(answer)
      return begin(answer.method)
    },
    /** Ends the session here, whatever the server says; a dead token is no reason to stay signed in. */
    async logOut(): Promise<void> {
      const sent = tokens.refreshToken()
      if (!sent || loggingOut) return
      loggingOut = true
      const headers = { authorization: `Bearer ${sent}` }
      await http('/auth/logout', { method: 'POST', headers }).catch((error: unknown) =>
        console.warn('The server did not hear the logout', error)
      )
      loggingOut = false
      tokens.clear()
      end(true)
    },
    stop: stopFollowing,
  }
}
