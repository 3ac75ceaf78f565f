/** Numbers of these cards, each with its unit; not in `play_config`, which the first question loads. */
export const betting = {
  /** Black tickets that are proposed, where the player has so many. */
  proposed: 10,
  /** How long a player is greeted on the first visit, in milliseconds. */
  welcomeMs: 6_200,
  /** Most of them, where the rule does not say. */
  most: 100,
} as const
