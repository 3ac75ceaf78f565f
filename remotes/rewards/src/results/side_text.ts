import type { PlayWithGame } from '@sidepick/rules/generated_wire'

/** The words of the side that was picked; null when the game is gone. */
export const sideText = ({ game, side }: PlayWithGame): string | null =>
  game && { A: game.sideA, B: game.sideB }[side]
