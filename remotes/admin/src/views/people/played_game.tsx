import type { PlayWithGame } from '@sidepick/rules/generated_wire'
import { Link } from 'react-router'

interface Props {
  play: PlayWithGame
}

/** The way to the game of a play; its id where the game is deleted. */
export function PlayedGame({ play: { game, gameId } }: Props) {
  return game ? <Link to={`/games/${gameId}`}>{game.text}</Link> : gameId
}

/** The picked side in the game's own words. */
export const pickedSide = ({ side, game }: PlayWithGame): string =>
  game ? { A: game.sideA, B: game.sideB }[side] : side
