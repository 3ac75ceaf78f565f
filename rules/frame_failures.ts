/** Why a frame shows no game, in the words that the publisher's page hears; `closes`: its box is of no more use. */
export const FRAME_FAILURES = {
  /** No widget has this id, or it was withdrawn. */
  'unknown widget': { closes: true },
  /** The server or the cards did not answer, and another try may bring the game. */
  'not available': { closes: false },
} as const satisfies Record<string, { closes: boolean }>

export type FrameFailure = keyof typeof FRAME_FAILURES
