/** Numbers of these cards, each with its unit; not in `play_config`, which the first question loads. */
export const swipe = {
  thresholdPx: 100,
} as const

export const moreGames = {
  /** Games after which saving the points is offered at the latest, whatever the page's limit is. */
  limitMost: 6,
  /** Games from which the choice is due, where a limit ends them. */
  chooseFrom: 5,
} as const

/** How long an offer stands from when it has come, in ms; pointer or focus on it holds it. */
export const offerStandsMs = 8_000
