declare module '#shared/delivery/mail' {
  interface MailData {
    /** Six digits that confirm where payouts go. */
    payout_pin: { pin: string }
    /** Tells the sign-in address the new payout address, masked. */
    payout_email_changed: { payoutEmail: string }
    /** Tells an account's old address that it was replaced. */
    email_changed: Record<never, never>
  }
}

export {}
