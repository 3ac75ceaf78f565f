/** A provider's account was linked to a player. */
export interface AccountLinked {
  userId: string
  provider: string
  /** Id of this link: the same account may be linked, removed and linked again. */
  linkId: string
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    account_linked: AccountLinked
  }
}
