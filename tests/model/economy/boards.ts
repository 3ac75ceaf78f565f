import { DRAWING_MS } from './amounts.js'
import { weekOf } from './calendar.js'
import type { Drawing } from './drawings.js'
import type { Player } from './player.js'

/** Where points are earned: at a partner, or anywhere else. */
export type Distributor = 'default' | 'partner'

/** Boards that follow each other week by week. */
export interface Series {
  name: string
  distributor: Distributor
  /** Of a league the board of those who are in it, from 0; null for one with prizes. */
  league: number | null
  threshold: number
  prizes: number
}

export interface Entry {
  points: number
  /** When points were added last: of equals the first one stands above. */
  reachedMs: number
  /** In the drawing whatever the points. */
  qualified: boolean
}

export interface Board {
  name: string
  series: Series
  startMs: number
  endMs: number
  drawingMs: number
  entries: Map<Player, Entry>
  isArchived: boolean
  drawing: Drawing | null
}

const LEVELS = [0, 1, 2, 3]

/** The weekly boards, and everybody's points on them. A series has a board in every week in which somebody looks. */
export class Boards {
  readonly all: Board[] = []
  readonly series: Series[] = LEVELS.map((league) => ({
    ...{ name: `level${league + 1}`, distributor: 'default', league },
    ...{ threshold: 1_500, prizes: 0 },
  }))

  /** An admin makes the first board of a series, which runs at once. */
  open(series: Omit<Series, 'league'>, nowMs: number): Board {
    const opened = { ...series, league: null }
    this.series.push(opened)
    return this.boardOf(opened, nowMs)
  }

  /** Those of the distributor, or the common ones where it has none; and that of the league. */
  countingAt(distributor: Distributor, league: number | null, nowMs: number): Board[] {
    const common = this.running('default', nowMs)
    const own = this.prizesAt(distributor, nowMs)
    return [...own, ...common.filter(({ series }) => league !== null && series.league === league)]
  }

  prizesAt(distributor: Distributor, nowMs: number): Board[] {
    const own = this.running(distributor, nowMs).filter(hasPrizes)
    return own.length > 0 ? own : this.running('default', nowMs).filter(hasPrizes)
  }

  hasOwn(distributor: Distributor, nowMs: number): boolean {
    return this.running(distributor, nowMs).some(hasPrizes)
  }

  private running(distributor: Distributor, nowMs: number): Board[] {
    return this.series
      .filter((series) => series.distributor === distributor)
      .map((series) => this.boardOf(series, nowMs))
      .filter(({ isArchived }) => !isArchived)
  }

  private boardOf(series: Series, nowMs: number): Board {
    const { startMs, endMs } = weekOf(nowMs)
    const known = this.all.find((board) => board.series === series && board.startMs === startMs)
    if (known) return known
    const board: Board = {
      name: `${series.name} of ${new Date(startMs).toISOString().slice(0, 10)}`,
      ...{ series, startMs, endMs, drawingMs: endMs + DRAWING_MS },
      ...{ entries: new Map(), isArchived: false, drawing: null },
    }
    this.all.push(board)
    return board
  }
}

export const hasPrizes = ({ series }: Board): boolean => series.league === null

export function addTo(boards: readonly Board[], player: Player, points: number, nowMs: number) {
  if (points === 0) return
  for (const { entries } of boards) {
    const before = entries.get(player)
    const more = { points: (before?.points ?? 0) + points, reachedMs: nowMs }
    entries.set(player, { qualified: before?.qualified ?? false, ...more })
  }
}

/** An entry whatever the points; when it had points already, that stays. */
export function qualifyOn(boards: readonly Board[], player: Player, nowMs: number): void {
  for (const { entries } of boards) {
    const before = entries.get(player) ?? { points: 0, reachedMs: nowMs }
    entries.set(player, { ...before, qualified: true })
  }
}

export const isQualified = ({ series, entries }: Board, player: Player): boolean => {
  const entry = entries.get(player)
  return entry !== undefined && (entry.qualified || entry.points >= series.threshold)
}
