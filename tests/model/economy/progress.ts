import { ACHIEVEMENTS, LEAGUES, STREAK } from './amounts.js'
import { dayOf, daysFrom, mondayOf } from './calendar.js'
import type { Play } from './game.js'

/** What playing leads to beside the play's own points: days in a row, leagues, right answers in a row. */
export class Progress {
  /** Since the last fall, or as many as an admin says. */
  plays = 0
  private readonly counted = new Set<Play>()
  /** The same, and those that came too late to count for more than their week. */
  private readonly made = new Set<Play>()
  /** Above the first one. */
  league = 0
  private falls = 0
  /** The week of the last play, or of an admin's help; null when there was neither since the last fall. */
  week: string | null = null
  private day = ''
  private days = 0
  private right = 0
  private readonly fulfilled = new Set<number>()

  /** Gives the points that it pays. */
  countPlay(play: Play): number {
    this.plays += 1
    this.counted.add(play)
    this.touch(play)
    return this.payDay(play.madeMs) + (play.player.about.verified ? this.payLeagues() : 0)
  }

  /** It says no more than that the player is here. Gives the points that it pays. */
  touch(play: Play): number {
    this.made.add(play)
    this.week = mondayOf(play.madeMs)
    return 0
  }

  /** One that its player took back. What it led to stays; a week without another one is none any more. */
  uncountPlay(play: Play): void {
    const sinceFall = this.made.delete(play)
    if (!this.counted.delete(play)) return
    this.plays -= 1
    if (!sinceFall || this.week !== mondayOf(play.madeMs)) return
    const last = [...this.made].at(-1)
    if (last || this.plays === 0) this.week = last ? mondayOf(last.madeMs) : null
  }

  /** A known answer. Gives the points of a row that has just become long enough for the first time. */
  countAnswer(right: boolean): number {
    this.right = right ? this.right + 1 : 0
    const reached = ACHIEVEMENTS.find(({ inARow }) => inARow === this.right)
    if (!reached || this.fulfilled.has(reached.inARow)) return 0
    this.fulfilled.add(reached.inARow)
    return reached.points
  }

  /** An admin takes a player to the next league's gate. Gives the points that it pays. */
  promote(verified: boolean, nowMs: number): number {
    const gate = LEAGUES.find(({ plays }) => plays > this.plays)
    if (!gate) return 0
    this.plays = gate.plays
    this.week ??= mondayOf(nowMs)
    return verified ? this.payLeagues() : 0
  }

  /** With the proof of the e-mail comes the league of the plays so far. Gives the points that it pays. */
  verify(): number {
    return this.payLeagues()
  }

  /** Where an admin takes nobody back to: a late play counts for nothing there but its week. */
  get isAtBeginning(): boolean {
    return this.plays === 0 && this.league === 0
  }

  /** Back to the beginning. */
  demote(): void {
    if (this.league > 0) this.falls += 1
    this.plays = 0
    this.counted.clear()
    this.made.clear()
    this.league = 0
    this.week = null
  }

  /** Whether the last whole week went by without a play. */
  isIdle(nowMs: number): boolean {
    return this.week !== null && this.week < daysFrom(mondayOf(nowMs), -7)
  }

  /** A way up that was gone before pays again. */
  get hasClimbedAgain(): boolean {
    return this.falls > 0 && this.league > 0
  }

  private payDay(nowMs: number): number {
    const today = dayOf(nowMs)
    if (today === this.day) return 0
    this.days = this.day === daysFrom(today, -1) ? (this.days % STREAK.days) + 1 : 1
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
