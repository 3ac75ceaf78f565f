/** An admin has agreed on a creator's own share of the rake. */
export interface CreatorShareAgreed {
  creatorId: string
  /** Basis points; null for the default share. */
  hostBps: number | null
  /** The admin; null is the platform itself. */
  actorId: string | null
}

declare module '#shared/delivery/domain_events' {
  interface DomainEvents {
    creator_share_agreed: CreatorShareAgreed
  }
}
