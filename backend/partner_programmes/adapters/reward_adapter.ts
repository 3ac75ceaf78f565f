/** Points for somebody in a provider's programme. */
export interface ProgrammeCredit {
  /** The provider's own id of the player. */
  account: string
  points: number
  distributorId: string
  /** The same for the same credit, however often it is asked for: the provider gives it once. */
  reference: string
}

/** The way to a provider's programme. It throws to be asked again later, and an `Undeliverable` when there is no use in that. */
export interface RewardAdapter {
  credit(credit: ProgrammeCredit): Promise<void>
}
