import type { Game, Play } from './game.js'
import {
  FREE_GRAY_PER_DAY,
  GRAY_PER_BLACK,
  POINTS,
  PROGRAMME,
  RETURNED_LIFE_MS,
  TICKET_LIFE_MS,
} from './amounts.js'
import { dayOf, utcDayOf } from './calendar.js'
import type { Distributor } from './boards.js'
import { Progress } from './progress.js'

/** What is kept as a plain number; white tickets lie in lots. */
export type Kept = 'black' | 'gray' | 'coin' | 'pending_coin' | 'point'
export type Currency = Kept | 'white'

export interface Lot {
  left: number
  expiresMs: number
  /** Lots of one instant go in the order of their making. */
  order: number
}

interface About {
  name: string
  /** Whether the e-mail is proved. */
  verified: boolean
  /** Whether the terms are signed. */
  terms: boolean
  fromUs: boolean
  /** Players of one home have the same network and browser; null is nobody else's. */
  home: string | null
  referrer: Player | null
  signedUpMs: number
  /** Whose boards count what is earned outside of plays. */
  signedUpAt: Distributor
}

/** One player's wallet, and what counts toward the limits of a day. */
export class Player {
  readonly held: Record<Kept, number> = { black: 0, gray: 0, coin: 0, pending_coin: 0, point: 0 }
  readonly plays = new Map<Game, Play>()
  readonly gifts = new Set<string>()
  readonly progress = new Progress()
  lots: Lot[] = []
  /** What partners owe. */
  partnerPoints = 0
  /** What corrections could not take any more. */
  readonly missing: Partial<Record<Kept, number>> = {}
  private readonly pointsOfDay = new Map<string, number>()
  private readonly freeGrayOfDay = new Map<string, number>()
  /** Of the two places where plays are made the partner's has a programme. */
  private readonly programmeOfDay = new Map<string, number>()
  private lotsMade = 0

  constructor(readonly about: About) {}

  get name(): string {
    return this.about.name
  }

  holds(currency: Currency, nowMs: number): number {
    if (currency !== 'white') return this.held[currency]
    return this.liveLots(nowMs).reduce((sum, { left }) => sum + left, 0)
  }

  give(currency: Kept, amount: number): void {
    this.held[currency] += amount
  }

  /** What is gone already stays missing. Gives how much that is. */
  takeBack(currency: Kept, amount: number): number {
    const taken = Math.min(amount, this.held[currency])
    this.held[currency] -= taken
    this.missing[currency] = (this.missing[currency] ?? 0) + amount - taken
    return amount - taken
  }

  addLot(tickets: number, nowMs: number, lifeMs = TICKET_LIFE_MS): void {
    this.lots.push({ left: tickets, expiresMs: nowMs + lifeMs, order: this.lotsMade++ })
  }

  /** Those that expire first go first. Gives the lot of the last one. */
  spendWhite(tickets: number, nowMs: number): Lot | null {
    const lots = this.liveLots(nowMs).sort((a, b) => a.expiresMs - b.expiresMs || a.order - b.order)
    let from: Lot | null = null
    for (let left = tickets; left > 0; left--) {
      from = lots.find((lot) => lot.left > 0)!
      from.left -= 1
    }
    return from
  }

  /** Into its lot, for a day at least; what has expired meanwhile comes back on its own. */
  returnWhite(lot: Lot, nowMs: number): void {
    if (lot.expiresMs <= nowMs) return this.addLot(1, nowMs, RETURNED_LIFE_MS)
    lot.left += 1
    lot.expiresMs = Math.max(lot.expiresMs, nowMs + RETURNED_LIFE_MS)
  }

  /** Points of a play, as far as the day has room. */
  earn(points: number, nowMs: number): number {
    const day = dayOf(nowMs)
    const before = this.pointsOfDay.get(day) ?? 0
    const paid = Math.max(0, Math.min(points, POINTS.perDay - before))
    this.pointsOfDay.set(day, before + paid)
    this.give('point', paid)
    return paid
  }

  /** What the player takes back leaves the day its room. */
  unearn(points: number, earnedMs: number): void {
    const day = dayOf(earnedMs)
    this.pointsOfDay.set(day, (this.pointsOfDay.get(day) ?? 0) - points)
  }

  hasRoomInProgramme(nowMs: number): boolean {
    const plays = this.programmeOfDay.get(utcDayOf(nowMs)) ?? 0
    return plays < PROGRAMME.playsPerDay
  }

  earnPartnerPoints(nowMs: number): void {
    const key = utcDayOf(nowMs)
    this.programmeOfDay.set(key, (this.programmeOfDay.get(key) ?? 0) + 1)
    this.partnerPoints += PROGRAMME.points
  }

  /** Whether there was any left for a free play on this day. */
  winGray(ticket: Play['ticket'], nowMs: number): boolean {
    if (ticket === 'free' && !this.countFreeGray(dayOf(nowMs))) return false
    this.give('gray', 1)
    while (this.held.gray >= GRAY_PER_BLACK) {
      this.held.gray -= GRAY_PER_BLACK
      this.held.black += 1
    }
    return true
  }

  /** What is taken back does not fill its day any more. Gives whether the day was full. */
  freeGray(paidMs: number): boolean {
    const day = dayOf(paidMs)
    const before = this.freeGrayOfDay.get(day)!
    this.freeGrayOfDay.set(day, before - 1)
    return before === FREE_GRAY_PER_DAY
  }

  private countFreeGray(day: string): boolean {
    const before = this.freeGrayOfDay.get(day) ?? 0
    if (before >= FREE_GRAY_PER_DAY) return false
    this.freeGrayOfDay.set(day, before + 1)
    return true
  }

  private liveLots(nowMs: number): Lot[] {
    return this.lots.filter(({ left, expiresMs }) => left > 0 && expiresMs > nowMs)
  }
}
