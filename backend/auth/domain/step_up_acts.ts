import { game } from '#config/game'

const { stepUpMs, payoutPinMs } = game.tokens

/** How a session proves that its player is present: */
export type StepUpProof =
  /** by the password in the request; for an account without one, by a recent sign-in. */
  | { by: 'password' }
  /** by a recent sign-in. */
  | { by: 'sign_in'; withinMs: number }

const RECENT: StepUpProof = { by: 'sign_in', withinMs: stepUpMs }

/**
 * Every act that needs more than a session, by the name of its route: what would make a stolen session permanent,
 * redirect payouts, export the account's data, or give power. The middlewares that read the caller check `sign_in`; the
 * action that gets the password checks `password`.
 */
export const STEP_UP_ACTS = new Map<string, StepUpProof>([
  ['auth.change_password', { by: 'password' }],
  ['auth.close_own_account', { by: 'password' }],
  ['auth.payout_email_verification', RECENT],
  // The PIN may arrive late; its request needed a recent sign-in.
  ['auth.payout_email', { by: 'sign_in', withinMs: stepUpMs + payoutPinMs }],
  ['auth.microsoft_rewards', RECENT],
  // The given session survives this one's log-out.
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
