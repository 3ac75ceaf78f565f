import { WAITS_PARAM } from '@sidepick/rules/own_address'

const KEY = 'vs:waits'
const GOOD_FOR_MS = 30 * 60 * 1000
const STATE = /^[\w-]{43}$/

/** `ask`: somebody is signed in here, and a game waits. `given`: it has its session. */
export type HandBackStep = 'none' | 'ask' | 'given'

/** A game elsewhere that waits for the sign-in that happens in this window. */
export interface WaitingGame {
  state: string
  /** Host name of its page; null if unknown. */
  site: string | null
}

export interface HandBack {
  step: () => HandBackStep
  subscribe: (changed: () => void) => () => void
  /** null when none waits. */
  game: () => WaitingGame | null
  /** The server reports that this game waits for the social sign-in. */
  expect: (game: WaitingGame) => void
  become: (step: HandBackStep) => void
  /**
   * Somebody is signed in. `left` is the state of a game with this storage: it finds the session there, so that nothing has to
   * be asked. Where it keeps other cookies the session is not its own; it is returned, and must be given one.
   */
  meet: (left: string | null) => WaitingGame | null
  /** The player has refused, or it is done. */
  drop: () => void
}

type Page = Pick<Window, 'location' | 'history' | 'parent'> & {
  document: Pick<Document, 'referrer'>
}
type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Only our own page may name a waiting game: otherwise anybody could send a player here with their own state and claim
 * the session. Stored for this tab, so that it survives a reload or a provider's page.
 *
 * @param site host name of the publisher's page, if known
 */
export function createHandBack(
  page: Page,
  storage: Store,
  site: string | null,
  now: () => number = Date.now
): HandBack {
  const listeners = new Set<() => void>()
  const named = takeParam(page)
  let current: HandBackStep = 'none'
  let waiting = named === null ? keptIn(storage, now) : { state: named, site }
  const become = (step: HandBackStep) => {
    current = step
    for (const changed of listeners) changed()
  }
  const expect = (game: WaitingGame) => {
    waiting = game
    keep(storage, game, now)
  }
  const drop = () => {
    waiting = null
    forget(storage)
  }
  if (waiting !== null) expect(waiting)
  return {
    step: () => current,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    game: () => waiting,
    expect,
    become,
    meet(left) {
      const heard = left === waiting?.state ? waiting : null
      if (heard) drop()
      become(heard ? 'given' : 'ask')
      return heard
    },
    drop,
  }
}

function takeParam(page: Page): string | null {
  const url = new URL(page.location.href)
  const state = url.searchParams.get(WAITS_PARAM)
  if (state === null) return null
  url.searchParams.delete(WAITS_PARAM)
  page.history.replaceState(page.history.state, '', url.pathname + url.search + url.hash)
  const { referrer } = page.document
  const isOurs = URL.canParse(referrer) && new URL(referrer).origin === page.location.origin
  const isAlone = page.parent === (page as unknown as Window)
  return isOurs && isAlone && STATE.test(state) ? state : null
}

function keptIn(storage: Store, now: () => number): WaitingGame | null {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? 'null') as {
      state?: unknown
      site?: unknown
      until?: unknown
    } | null
    const fresh = typeof kept?.until === 'number' && now() <= kept.until
    if (!fresh || typeof kept.state !== 'string' || !STATE.test(kept.state)) return null
    return { state: kept.state, site: typeof kept.site === 'string' ? kept.site : null }
  } catch {
    return null
  }
}

function keep(storage: Store, game: WaitingGame, now: () => number) {
  try {
    storage().setItem(KEY, JSON.stringify({ ...game, until: now() + GOOD_FOR_MS }))
  } catch {
    // Without storage a reload loses the waiting game; the player then signs in there.
  }
}

function forget(storage: Store) {
  try {
    storage().removeItem(KEY)
  } catch {
    // If reading fails, writing fails too.
  }
}
