import type { Http, SignInMethod } from '@sidepick/card-kit'
import type { AuthResponse, Profile } from '@sidepick/rules/types'
import { fetchProfile } from './fetch_profile'
import { refreshTokens } from './refresh'
import { createRefreshLock, type Locks } from './refresh_lock'
import { createSessionEvents, type Credentials } from './session_events'
import { followTabs, type Tabs } from './tabs'
import type { Tokens } from './tokens'

interface SessionOptions {
  /** A client without a session; requests here pass their own token. */
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

/** The session of this tab, synchronised with other tabs. */
export function createSession({ http, tokens, locks, wait, tabs }: SessionOptions) {
  const events = createSessionEvents()
  const locked = createRefreshLock(locks)
  let status: SessionStatus = 'loading'
  let profile: Profile | null = null
  let running: Promise<AuthResponse | null> | null = null
  let loggingOut = false
  let settling: Promise<void> = Promise.resolve()
  /** Incremented with each sign-in, so that pending work of an earlier one is ignored. */
  let round = 0

  const end = ({ silent = false, unheard = false } = {}) => {
    const was = status
    status = 'logged_out'
    profile = null
    if (was !== 'logged_out') events.emit('logged_out', { silent, unheard })
  }

  const renew = async () => {
    const answer = await refreshTokens({ http, tokens, wait })
    if (typeof answer === 'string') {
      end({ silent: answer === 'elsewhere' })
      return null
    }
    events.emit('credentials', credentialsOf(answer))
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
    const found = await fetchProfile({ http, accessToken, wait })
    if (own !== round) return
    if (!found || !tokens.refreshToken()) return end({ silent: true })
    profile = found
    status = 'logged_in'
    events.emit('logged_in', { profile: found, method })
  }

  const stopFollowing = followTabs(tabs, {
    signedIn: () => void begin(null),
    isDisowned: tokens.isDisowned,
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
    /** When it is known who plays. */
    settled: () => settling,
    /** Resumes an earlier session; without one the visitor is a stranger at once. */
    start: () => (tokens.refreshToken() ? begin(null) : Promise.resolve(end({ silent: true }))),
    /** For a request refused with 401: gets a new token; false when there is none. */
    async renewAfterRefusal(): Promise<boolean> {
      tokens.expireAccess()
      return (await accessToken().catch(() => null)) !== null
    },
    /**
     * Takes up a session that was opened here or on another page of ours, by its refresh token. The token is exchanged at once, because
     * the server binds a session to the browser that first refreshes it.
     */
    signInWith(refreshToken: string, method: SignInMethod): Promise<void> {
      tokens.adopt(refreshToken)
      return begin(method)
    },
    /** A social sign-in failed: ends the session here and emits the event. */
    failSignIn() {
      tokens.clear()
      status = 'logged_out'
      profile = null
      events.emit('logged_out', { silent: false })
    },
    /** Reads the changed profile again. */
    async readAgain(): Promise<void> {
      if (status !== 'logged_in') return
      const own = round
      const found = await fetchProfile({ http, accessToken, wait })
      if (!found || own !== round || status !== 'logged_in') return
      profile = found
      events.emit('profile_read', { profile: found })
    },
    /** Ends the session here whatever the server answers. */
    async logOut(): Promise<void> {
      const sent = tokens.refreshToken()
      if (!sent || loggingOut) return
      loggingOut = true
      const headers = { authorization: `Bearer ${sent}` }
      const call = http('POST /auth/logout', { headers })
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
