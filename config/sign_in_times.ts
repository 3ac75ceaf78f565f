/** How long a sign-in and what it hands out are good for: the part of `game` that is about sessions, not about play. */
export const tokens = {
  accessSeconds: 900,
  refreshSlidingMs: 30 * 24 * 60 * 60 * 1_000,
  refreshAbsoluteMs: 90 * 24 * 60 * 60 * 1_000,
  /** A rotated token is accepted this long: the answer that carried its successor may have been lost. */
  refreshGraceMs: 30_000,
  /** A refresh that takes longer is answered with "try again". */
  refreshTimeoutMs: 5_000,
  /** From the mail that carries a one-time token to its expiry. */
  verifyEmailMs: 7 * 24 * 60 * 60 * 1_000,
  resetPasswordMs: 60 * 60 * 1_000,
  /** The first password of an account that began with an e-mail alone. */
  setPasswordMs: 7 * 24 * 60 * 60 * 1_000,
  inviteMs: 7 * 24 * 60 * 60 * 1_000,
  /** From the mail that carries a payout PIN to its end. */
  payoutPinMs: 10 * 60 * 1_000,
  /** From a sign-in to the last moment at which its session may do what needs a recent one. */
  stepUpMs: 10 * 60 * 1_000,
  /** From the last sign-in with a password to the end of the browser's own budget of attempts. */
  knownDeviceMs: 180 * 24 * 60 * 60 * 1_000,
  idempotencyMs: 24 * 60 * 60 * 1_000,
} as const

export const social = {
  /** From leaving for a provider to coming back. */
  flowMs: 10 * 60 * 1_000,
  /** From coming back to the session being taken over; the widget asks for it as long. */
  handoffMs: 120 * 1_000,
} as const
