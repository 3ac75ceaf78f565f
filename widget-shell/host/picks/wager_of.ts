import type { Opponent, Wager } from '@sidepick/card-kit'
import type { GamePlay } from '@sidepick/rules/types'

/** What the server's answer says of a stake. */
export const wagerOf = ({ state, matched, opponents }: GamePlay): Wager => ({
  state,
  matched,
  opponents: Object.values(opponents) as Opponent[],
})
