/** What a partner's rewards programme pays for free plays on its pages. */
export const PARTNER_PROGRAMME_TERMS = {
  /** Points of the programme, for each play. */
  pointsPerPlay: 5,
  /** Plays that pay, per player, UTC day and distributor. */
  playsPerDay: 3,
} as const
