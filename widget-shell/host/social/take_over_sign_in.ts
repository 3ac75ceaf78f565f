import type { Http } from '@sidepick/card-kit'
import { tellOpener } from '../bridge/popup'
import type { Session } from '../session/session'
import type { HandBack } from '../pages/hand_back'
import { isCallback, type Handover } from './handover'

interface Handoff {
  refreshToken: string | null
  returnUrl: string | null
  /** Whether the window that began it waits for a session. */
  waiting: boolean
  /** Host of the page that window is on. */
  site: string | null
}

interface TakeOverParts {
  http: Http
  session: Pick<Session, 'signInWith' | 'settled' | 'status'>
  /** Where the player goes on once signed in here. */
  comeBackTo: (url: string) => void
  handover: Handover
  handBack: HandBack
  own?: Window
}

/** The window that opened this one, as long as it is there and can be spoken to. */
const openerOf = ({ opener }: Window): Window | null => {
  const candidate = opener as Window | null
  return candidate && !candidate.closed ? candidate : null
}

/**
 * On the page that a provider sent the player back to: passes the session on to the window that opened it, which goes on with
 * it. Where that window does not answer, the player is signed in here, and asked whether the window that waits shall be signed
 * in too: who that is, nobody can know for sure. No token is ever in an address.
 */
export async function takeOverSignIn(parts: TakeOverParts): Promise<void> {
  const { http, handover, handBack, own = window } = parts
  const query = new URLSearchParams(own.location.search)
  const opener = openerOf(own)
  const error = query.get('error')
  if (error !== null && opener) {
    if (await tellOpener(opener, { action: 'social_login_failed', error }, own)) own.close()
    return
  }
  const state = query.get('state')
  if (!isCallback(own.location.pathname)) return
  // Loaded again before the question was answered.
  if (state !== null && handBack.game()?.state === state) return askAgain(parts)
  const handoff = await http<Handoff>(`/auth/handoff/${state}`).catch(() => null)
  if (!handoff?.refreshToken || !state) return handover.become('failed')
  const { refreshToken, returnUrl, waiting, site } = handoff
  const message = { action: 'social_login', state, refreshToken } as const
  if (waiting && opener && (await tellOpener(opener, message, own))) {
    handover.become('done')
    return own.close()
  }
  if (waiting) {
    handBack.expect({ state, site })
    // The window that waits cannot close this one, which it has lost sight of.
    handBack.subscribe(() => handBack.step() === 'given' && own.close())
  }
  await stayHere(refreshToken, returnUrl, parts)
}

async function askAgain({ session, handBack, handover }: TakeOverParts): Promise<void> {
  await session.settled()
  if (session.status() === 'logged_in') handBack.become('ask')
  else handover.become('failed')
}

/** The player is signed in here, and goes on where it began. */
async function stayHere(
  refreshToken: string,
  returnUrl: string | null,
  { session, comeBackTo }: TakeOverParts
): Promise<void> {
  if (returnUrl !== null) comeBackTo(returnUrl)
  await session.settled()
  await session.signInWith(refreshToken, 'social')
}
