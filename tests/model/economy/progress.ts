import { ACHIEVEMENTS, DAY_MS, LEAGUES, STREAK } from './amounts.js'
import { dayOf } from './calendar.js'

/** What playing leads to beside the play's own points: days in a row, leagues, right answers in a row. */
export class Progress {
  private plays = 0
  private league = 0
  private day = ''
  private days = 0
  private right = 0
  private readonly fulfilled = new Set<number>()

  /** Gives the points that it pays. */
  countPlay(verified: boolean, nowMs: number): number {
    this.plays += 1
    return this.payDay(nowMs) + (verified ? this.payLeagues() : 0)
  }

  /** A known answer. Gives the points of a row that has just become long enough for the first time. */
  countAnswer(right: boolean): number {
    this.right = right ? this.right + 1 : 0
    const reached = ACHIEVEMENTS.find(({ inARow }) => inARow === this.right)
    if (!reached || this.fulfilled.has(reached.inARow)) return 0
    this.fulfilled.add(reached.inARow)
    return reached.points
  }

  private payDay(nowMs: number): number {
    const today = dayOf(nowMs)
    if (today === this.day) return 0
    this.days = this.day === dayBefore(today) ? (this.days % STREAK.days) + 1 : 1
    this.day = today
    return this.days * STREAK.points
  }

  private payLeagues(): number {
    let points = 0
    while (this.plays >= (LEAGUES[this.league]?.plays ?? Infinity)) {
      points += LEAGUES[this.league]!.points
      this.league += 1
    }
    return points
  }
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
