/** Points for a player in a provider's programme. */
export interface ProgrammeCredit {
  /** The provider's own id of the player. */
  account: string
  points: number
  distributorId: string
  /** The same for every attempt of a credit, so that the provider gives it once. */
  reference: string
}

/** The client of a provider's programme. It throws when a retry may succeed, and `Undeliverable` when none can. */
export interface RewardAdapter {
  credit(credit: ProgrammeCredit): Promise<void>
}
