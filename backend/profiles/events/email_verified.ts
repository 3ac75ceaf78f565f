/** A player's e-mail is verified; may be emitted again for a verified one. */
export interface EmailVerified {
  userId: string
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    email_verified: EmailVerified
  }
}
