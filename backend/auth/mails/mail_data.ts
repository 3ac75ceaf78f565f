declare module '#shared/delivery/mail' {
  interface MailData {
    /** A link to /verify_email. */
    verify_email: { url: string; username: string }
    /** A link to /reset_password. */
    reset_password: { url: string }
    /** A link to finish signing up with the roles that somebody gave. */
    invite: { url: string; roles: string[] }
    /** A link to choose the first password after a quick sign-up. */
    set_password: { url: string }
    /** Six digits that confirm where payouts go. */
    payout_pin: { pin: string }
    /** Tells the address an account had before that it has another one now. */
    email_changed: Record<never, never>
    /** Tells whoever proved an address for the first time what was removed of the account. */
    account_cleared: Record<never, never>
    /** Tells the address somebody signs in with where payouts go from now on; masked. */
    payout_email_changed: { payoutEmail: string }
  }
}

export {}
