import type { CardEvents, Http } from '@sidepick/card-kit'
import type { Scene } from '../app/scene'
import { measureNew } from '../social/measure_new'
import type { Session } from './session'

/**
 * Sends a rewards partner's token. For a stranger it is a sign-in, and a failure logs out; for a player it links both
 * accounts.
 */
export async function signInWithRewards(
  { http, session, measure }: { http: Http; session: Session } & Pick<Scene, 'measure'>,
  body: CardEvents['rewards_token_received']
): Promise<void> {
  const joining = session.status() === 'logged_in'
  try {
    const answer = await http('POST /auth/microsoft_rewards', { body })
    if (joining || 'linked' in answer) return await session.readAgain()
    if (answer.newAccount) measureNew({ measure }, 'microsoft')
    await session.signInWith(answer.refreshToken, 'social')
  } catch (error) {
    console.warn('The rewards account was refused', error)
    if (!joining) session.failSignIn()
  }
}
