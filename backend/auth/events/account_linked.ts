/** A player is somebody at a provider from now on. */
export interface AccountLinked {
  userId: string
  provider: string
  /** Of this linking: the same account may be linked, let go and linked again. */
  linkId: string
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    account_linked: AccountLinked
  }
}
