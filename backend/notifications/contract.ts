/** What a player can claim. The module that owns the plays binds it, because this module imports none. */
export abstract class ClaimableRewardsContract {
  /** Won, unclaimed, unexpired plays of a player. */
  abstract countFor(userId: string): Promise<number>
}
