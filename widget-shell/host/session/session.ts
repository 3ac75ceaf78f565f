import type { CardEvents, Http, SignInMethod } from '@sidepick/card-kit'
import type { AuthResponse, Profile } from '@sidepick/rules/types'
import { fetchProfile } from './fetch_profile'
import { refreshTokens } from './refresh'
import { createRefreshLock, type Locks } from './refresh_lock'
import { createSessionEvents, type Credentials } from './session_events'
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

const credentialsOf = (from: Credentials): Credentials => {
  const { tosSignedAt, lastTosSigned, roles, email } = from
  return { tosSignedAt, lastTosSigned, roles, email }
}

/** Who plays, in this tab and in step with the others. */
export function createSession({ http, tokens, locks, wait, tabs }: SessionOptions) {
  const events = createSessionEvents()
  const locked = createRefreshLock(locks)
  let status: SessionStatus = 'loading'
  let profile: Profile | null = null
  let running: Promise<AuthResponse | null> | null = null
  let loggingOut = false
  let settling: Promise<void> = Promise.resolve()
  /** Grows with each sign-in that is taken up: what an earlier one still waits for counts no more. */
  let round = 0

  const end = ({ silent = false, unheard = false } = {}) => {
    const was = status
    status = 'logged_out'
    profile = null
    if (was !== 'logged_out') events.emit('logged_out', { silent, unheard })
  }

  const renew = async () => {
    const answer = await refreshTokens({ http, tokens, wait })
    if (answer) {
      events.emit('credentials', credentialsOf(answer))
    } else {
      tokens.clear()
      end()
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

  const begin = (method: SignInMethod | null): Promise<void> => {
    settling = takeUp(method)
    return settling
  }

  const takeUp = async (method: SignInMethod | null): Promise<void> => {
    status = 'loading'
    round += 1
    const own = round
    const known = tokens.accessToken()
    const found = await fetchProfile({ http, accessToken, wait })
    if (own !== round) return
    if (!found || !tokens.refreshToken()) return end({ silent: true })
    profile = found
    status = 'logged_in'
    // A sign-in brought its own access token, so no refresh has told these yet.
    if (method !== null && known === tokens.accessToken()) {
      events.emit('credentials', credentialsOf(found))
    }
    events.emit('logged_in', { profile: found, method })
  }

  const stopFollowing = followTabs(tabs, {
    signedIn: () => void begin(null),
    signedOut() {
      tokens.expireAccess()
      end()
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
    start: () => (tokens.refreshToken() ? begin(null) : Promise.resolve(end({ silent: true }))),
    /** For a call that was refused with 401 all the same: a new token, or false when there is none. */
    async renewAfterRefusal(): Promise<boolean> {
      tokens.expireAccess()
      return (await accessToken().catch(() => null)) !== null
    },
    signIn(answer: CardEvents['signed_in']): Promise<void> {
      tokens.keep(answer)
      return begin(answer.method)
    },
    /** Takes up a session that another page of ours opened, of which only the refresh token is known. */
    signInWith(refreshToken: string, method: SignInMethod): Promise<void> {
      tokens.adopt(refreshToken)
      return begin(method)
    },
    /** Signing in elsewhere did not work out: whoever was here is logged out, and everybody is told. */
    failSignIn() {
      tokens.clear()
      status = 'logged_out'
      profile = null
      events.emit('logged_out', { silent: false })
    },
    /** Reads the profile again, because something of it is new. */
    async readAgain(): Promise<void> {
      if (status !== 'logged_in') return
      const own = round
      const found = await fetchProfile({ http, accessToken, wait })
      if (!found || own !== round || status !== 'logged_in') return
      profile = found
      events.emit('profile_read', { profile: found })
    },
    /** Ends the session here, whatever the server says; a dead token is no reason to stay signed in. */
    async logOut(): Promise<void> {
      const sent = tokens.refreshToken()
      if (!sent || loggingOut) return
      loggingOut = true
      const headers = { authorization: `Bearer ${sent}` }
      const call = http('/auth/logout', { method: 'POST', headers })
      const unheard = await call.then(
        () => false,
        () => true
      )
      loggingOut = false
      tokens.clear()
      end({ unheard })
    },
    stop: stopFollowing,
  }
}
