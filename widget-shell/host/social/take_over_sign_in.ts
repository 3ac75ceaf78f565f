import type { Http } from '@sidepick/card-kit'
import { tellOpener } from '../bridge/popup'
import type { Session } from '../session/session'
import { isCallback, type Handover } from './handover'

interface Handoff {
  refreshToken: string | null
  returnUrl: string | null
  /** Whether the window that began it comes for it. */
  waiting: boolean
}

interface TakeOverParts {
  http: Http
  session: Pick<Session, 'signInWith' | 'settled'>
  /** Where the player goes on once signed in here. */
  comeBackTo: (url: string) => void
  handover: Handover
  own?: Window
}

/** The window that opened this one, as long as it is there and can be spoken to. */
const openerOf = ({ opener }: Window): Window | null => {
  const candidate = opener as Window | null
  return candidate && !candidate.closed ? candidate : null
}

/**
 * On the page that a provider sent the player back to: passes the session on to the window that opened it, which goes on with
 * it. Where there is none, the player is signed in here. No token is ever in an address.
 */
export async function takeOverSignIn(parts: TakeOverParts): Promise<void> {
  const { http, handover, own = window } = parts
  const query = new URLSearchParams(own.location.search)
  const opener = openerOf(own)
  const error = query.get('error')
  if (error !== null && opener) {
    if (await tellOpener(opener, { action: 'social_login_failed', error }, own)) own.close()
    return
  }
  const state = query.get('state')
  if (!isCallback(own.location.pathname)) return
  const asked = `/auth/handoff/${state}?opener=${opener ? 'here' : 'gone'}`
  const handoff = await http<Handoff>(asked).catch(() => null)
  if (!handoff || !state) return handover.become('failed')
  const { refreshToken, returnUrl, waiting } = handoff
  if (refreshToken === null) {
    handover.become(waiting ? 'done' : 'failed')
    if (waiting) own.close()
    return
  }
  const message = { action: 'social_login', state, refreshToken } as const
  if (opener && (await tellOpener(opener, message, own))) {
    handover.become('done')
    return own.close()
  }
  await stayHere(refreshToken, returnUrl, parts)
}

/** Nobody waits for it: the player is signed in here, and goes on where it began. */
async function stayHere(
  refreshToken: string,
  returnUrl: string | null,
  { session, comeBackTo }: TakeOverParts
): Promise<void> {
  if (returnUrl !== null) comeBackTo(returnUrl)
  await session.settled()
  await session.signInWith(refreshToken, 'social')
}
