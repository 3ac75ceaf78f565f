import { weekBounds } from '@sidepick/rules/week'
import { clock } from '#shared/clock'

const HOUR_MS = 60 * 60 * 1_000
const WEDNESDAY_NOON_MS = (2 * 24 + 12) * HOUR_MS

const beganMs = Date.now()

/**
 * The next week's Wednesday at noon in New York: no day and no week of a test ends while it runs, whenever that is, and the clocks
 * change on Sundays. It is the next week's, since what the run has made before counts for nothing that lies in its past.
 */
export const MIDWEEK_MS =
  weekBounds(weekBounds(new Date(beganMs)).end).start.getTime() + WEDNESDAY_NOON_MS

/** Time goes on as if the run had begun in the middle of a week; returns a function that makes it real again. For a group's setup. */
export function beginMidweek(): () => void {
  clock.replace(() => Date.now() + MIDWEEK_MS - beganMs)
  return () => {
    clock.replace(Date.now)
  }
}
