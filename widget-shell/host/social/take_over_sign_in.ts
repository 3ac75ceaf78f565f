import type { Http } from '@sidepick/card-kit'
import { tellOpener } from '../bridge/popup'
import type { Session } from '../session/session'
import type { HandBack } from '../pages/hand_back'
import type { Scene } from '../app/scene'
import { calledBackBy, type Handover } from './handover'
import { measureNew } from './measure_new'

interface TakeOverParts extends Pick<Scene, 'measure'> {
  http: Http
  session: Pick<Session, 'signInWith' | 'settled' | 'status'>
  /** Where the player goes on once signed in here. */
  comeBackTo: (url: string) => void
  handover: Handover
  handBack: HandBack
  own?: Window
}

/** The opener, while it exists and can be reached. */
const openerOf = ({ opener }: Window): Window | null => {
  const candidate = opener as Window | null
  return candidate && !candidate.closed ? candidate : null
}

/**
 * Runs on the page that a provider redirects to: passes the session to the opener. If the opener does not answer, the
 * player is signed in here and asked whether the waiting window may be signed in too, because its identity cannot be
 * proved. No token is ever in an address.
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
  const provider = calledBackBy(own.location.pathname)
  if (!provider) return
  if (state === null) return handover.become('failed')
  // Reloaded before the question was answered.
  if (handBack.game()?.state === state) return askAgain(parts)
  const handoff = await http('GET /auth/handoff/{state}', { params: { state } }).catch(() => null)
  if (!handoff?.refreshToken) return handover.become('failed')
  const { refreshToken, newAccount, returnUrl, waiting, site } = handoff
  const message = { action: 'social_login', state, refreshToken, newAccount } as const
  if (waiting && opener && (await tellOpener(opener, message, own))) {
    handover.become('done')
    return own.close()
  }
  if (waiting) {
    handBack.expect({ state, site })
    // The waiting window has lost its handle and cannot close this one.
    handBack.subscribe(() => handBack.step() === 'given' && own.close())
  }
  if (newAccount) measureNew(parts, provider)
  await stayHere(refreshToken, returnUrl, parts)
}

async function askAgain({ session, handBack, handover }: TakeOverParts): Promise<void> {
  await session.settled()
  if (session.status() === 'logged_in') handBack.become('ask')
  else handover.become('failed')
}

/** The player is signed in here and returns to the start of the sign-in. */
async function stayHere(
  refreshToken: string,
  returnUrl: string | null,
  { session, comeBackTo }: TakeOverParts
): Promise<void> {
  if (returnUrl !== null) comeBackTo(returnUrl)
  await session.settled()
  await session.signInWith(refreshToken, 'social')
}
