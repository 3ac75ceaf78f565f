/** What a player has won and can still claim. Bound by the module that owns the plays, which this one must not ask. */
export abstract class ClaimableRewardsContract {
  /** Won, unclaimed, unexpired plays of a player. */
  abstract countFor(userId: string): Promise<number>
}
