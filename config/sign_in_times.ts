/** Lifetimes of sessions, tokens and links: a part of `game`. */
export const tokens = {
  accessSeconds: 900,
  refreshSlidingMs: 30 * 24 * 60 * 60 * 1_000,
  refreshAbsoluteMs: 90 * 24 * 60 * 60 * 1_000,
  /** How long a rotated token is still accepted, because the response with its successor may have been lost. */
  refreshGraceMs: 30_000,
  /** A refresh that takes longer is answered with "try again". */
  refreshTimeoutMs: 5_000,
  /** From the mail that carries a one-time token to its expiry. */
  verifyEmailMs: 7 * 24 * 60 * 60 * 1_000,
  resetPasswordMs: 60 * 60 * 1_000,
  /** The link to the first password of an account made with an e-mail alone. */
  setPasswordMs: 7 * 24 * 60 * 60 * 1_000,
  inviteMs: 7 * 24 * 60 * 60 * 1_000,
  /** From the mail with a payout PIN to its expiry. */
  payoutPinMs: 10 * 60 * 1_000,
  /** How long after a sign-in its session may do what needs a recent sign-in. */
  stepUpMs: 10 * 60 * 1_000,
  /** How long a known device keeps its own budget of attempts after a sign-in with a password. */
  knownDeviceMs: 180 * 24 * 60 * 60 * 1_000,
  idempotencyMs: 24 * 60 * 60 * 1_000,
} as const

export const social = {
  /** From leaving for a provider to coming back. */
  flowMs: 10 * 60 * 1_000,
  /** From the provider's redirect to the claim of the session; the widget polls as long. */
  handoffMs: 120 * 1_000,
} as const
