export const emailVerify = {
  /** How long the tick stands in for the button after an e-mail was sent. */
  checkmarkMs: 5000,
} as const
