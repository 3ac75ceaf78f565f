import { game } from '#config/game'

const { stepUpMs, payoutPinMs } = game.tokens

/** How a session proves that its player is there: */
export type StepUpProof =
  /** by the password, which the call brings along; an account without one by a recent sign-in. */
  | { by: 'password' }
  /** by a sign-in that is no older than this. */
  | { by: 'sign_in'; withinMs: number }

const RECENT: StepUpProof = { by: 'sign_in', withinMs: stepUpMs }

/**
 * Every act that a session alone may not do, by the name of its route: what would make a stolen session permanent, send
 * somebody's money elsewhere, carry the account's data away, or give power. The middlewares that read the caller ask for
 * `sign_in`; the action that gets the password asks for `password`.
 */
export const STEP_UP_ACTS = new Map<string, StepUpProof>([
  ['auth.change_password', { by: 'password' }],
  ['auth.close_own_account', { by: 'password' }],
  ['auth.payout_email_verification', RECENT],
  // The PIN may come late: who asked for it had signed in just before.
  ['auth.payout_email', { by: 'sign_in', withinMs: stepUpMs + payoutPinMs }],
  ['auth.microsoft_rewards', RECENT],
  // The session that is given goes on when this one is signed out.
  ['auth.give_session', RECENT],
  ['profiles.export', RECENT],
  ['auth.admin.invite', RECENT],
  ['auth.admin.users.edit', RECENT],
  ['auth.admin.users.set_creator', RECENT],
  ['auth.role.grant', RECENT],
  ['auth.role.remove', RECENT],
  ['achievements.admin.promote', RECENT],
  ['achievements.admin.demote', RECENT],
])
