import type { PlayedGame } from '@sidepick/rules/types'

/** With how many right answers in a row these plays end; one that nobody can judge neither feeds the row nor ends it. */
export function rightInARow(played: readonly PlayedGame[]): number {
  const latest = played
    .filter(({ correct }) => correct !== null)
    .toSorted((one, other) => other.pickedAt.localeCompare(one.pickedAt))
  const wrong = latest.findIndex(({ correct }) => !correct)
  return wrong < 0 ? latest.length : wrong
}
