/** Numbers of the sign-up prompts, each with its unit. */
export const prompts = {
  /** A card beside the game that asks for an e-mail goes by itself after this long. */
  closeAfterMs: 7000,
  /** Once the e-mail field was left, a card between two games has this long again. */
  closeAfterEmailMs: 14_000,
  /** Points that a quick sign-up shows at most, and where its bar is full. */
  pointsMax: 750,
  tickMs: 250,
  /** The first result of a stranger stands alone so long, before it is asked to keep its points. */
  firstResultMs: 2000,
} as const
