import type { Infer } from '@vinejs/vine/types'
import { roundTimeMs, type BeaconChain } from '@sidepick/rules/beacon'
import type { PublicProfile } from '#profiles/contract'
import { shownAs } from '#leaderboards/domain/shown_as'
import type { DrawingRow, DrawnEntry } from '#leaderboards/store/drawings'
import type { awardedSchema, drawingBeaconSchema, drawingSchema } from '#leaderboards/wire/drawing'

const instant = (ms: number) => new Date(ms).toISOString()

const byPlace = (drawn: readonly DrawnEntry[]) =>
  drawn
    .flatMap((one) => (one.place === null ? [] : [{ ...one, place: one.place }]))
    .sort((a, b) => a.place - b.place)

/** @param drawn the entries in the order of the list; empty before the drawing */
export function toDrawing(
  row: DrawingRow & { commitment: string },
  drawn: readonly DrawnEntry[]
): Infer<typeof drawingSchema> {
  const order = byPlace(drawn).map(({ entry }) => entry)
  return {
    leaderboardId: row.id,
    numberOfPrizes: row.number_of_prizes,
    commitment: row.commitment,
    committedAt: instant(row.created_at),
    prizeDrawingDate: instant(row.prize_drawing_date),
    awardedAt: row.awarded_at === null ? null : instant(row.awarded_at),
    seed: row.seed,
    randomness: row.randomness,
    beacon: toBeacon(row),
    listHash: row.list_hash,
    listClosedAt: row.list_closed_at === null ? null : instant(row.list_closed_at),
    entries: drawn.map(({ entry }) => entry),
    winners: order.slice(0, row.number_of_prizes),
    alternates: order.slice(row.number_of_prizes),
  }
}

function toBeacon(row: DrawingRow): Infer<typeof drawingBeaconSchema> | null {
  if (row.beacon_chain === null || row.beacon_round === null) return null
  const chain = JSON.parse(row.beacon_chain) as BeaconChain
  const round = Number(row.drawn_round ?? row.beacon_round)
  return {
    chain,
    namedRound: Number(row.beacon_round),
    round,
    roundAt: instant(roundTimeMs(chain, round)),
    signature: row.beacon_signature,
  }
}

export function toAwarded(
  row: DrawingRow & { awarded_at: number; list_hash: string },
  drawn: readonly DrawnEntry[],
  profiles: ReadonlyMap<string, PublicProfile>
): Infer<typeof awardedSchema> {
  return {
    leaderboardId: row.id,
    awardedAt: instant(row.awarded_at),
    entries: drawn.length,
    listHash: row.list_hash,
    places: byPlace(drawn).map(({ place, user_id: userId }) => ({
      place,
      kind: place <= row.number_of_prizes ? ('winner' as const) : ('alternate' as const),
      userId,
      ...shownAs(profiles.get(userId)),
    })),
  }
}
