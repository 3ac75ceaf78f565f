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
    /** Tells the owner after the first verification what was removed from the account. */
    account_cleared: Record<never, never>
  }
}

export {}
