/** A player's e-mail counts as proved from now on; it may be said of one that was. */
export interface EmailVerified {
  userId: string
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    email_verified: EmailVerified
  }
}
