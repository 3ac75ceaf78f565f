import { game } from '#config/game'

const { stepUpMs, payoutPinMs } = game.tokens

/** How a session proves that its player is present: */
export type StepUpProof =
  /** by the password in the request; for an account without one, by a recent proof. */
  | { by: 'password' }
  /** by a recent proof: the sign-in, or the password given again (`POST /auth/proof`). */
  | { by: 'recent'; withinMs: number }

const RECENT: StepUpProof = { by: 'recent', withinMs: stepUpMs }

/**
 * Every act that needs more than a session, by the name of its route: what would make a stolen session permanent,
 * redirect payouts, export the account's data, give power, move money or prizes, or decide which code runs in players'
 * pages. The middlewares that read the caller check `recent`; the action that gets the password checks `password`.
 */
export const STEP_UP_ACTS = new Map<string, StepUpProof>([
  ['auth.change_password', { by: 'password' }],
  ['auth.close_own_account', { by: 'password' }],
  ['auth.give_proof', { by: 'password' }],
  ['auth.payout_email_verification', RECENT],
  // The PIN may arrive late; its request needed a recent proof.
  ['auth.payout_email', { by: 'recent', withinMs: stepUpMs + payoutPinMs }],
  ['auth.microsoft_rewards', RECENT],
  // The given session survives this one's log-out.
  ['auth.give_session', RECENT],
  ['profiles.export', RECENT],
  // Says where a prize is sent, or gives it to the next in line for good.
  ['prizes.confirm', RECENT],
  ['prizes.decline', RECENT],
  ['auth.admin.invite', RECENT],
  ['auth.admin.users.edit', RECENT],
  ['auth.admin.users.set_creator', RECENT],
  ['auth.role.grant', RECENT],
  ['auth.role.remove', RECENT],
  ['achievements.admin.promote', RECENT],
  ['achievements.admin.demote', RECENT],
  ['wallets.admin.set', RECENT],
  ['creators.admin.edit', RECENT],
  ['cuts.admin.edit', RECENT],
  ['cuts.admin.creator.edit', RECENT],
  ['cuts.admin.distributor.edit', RECENT],
  // A domain says who gets the partner's share, and whose scripts run there.
  ['partner_domains.add', RECENT],
  ['partner_domains.replace', RECENT],
  ['partner_domains.remove', RECENT],
  ['products.admin.add', RECENT],
  ['products.admin.edit', RECENT],
  ['leaderboards.admin.award', RECENT],
  ['prizes.admin.fulfil', RECENT],
  ['prizes.admin.passOn', RECENT],
  ['remotes.admin.point', RECENT],
  ['remotes.admin.rollBack', RECENT],
  ['remotes.admin.retire', RECENT],
  ['remotes.admin.kill', RECENT],
  ['remotes.admin.revive', RECENT],
])
