import type { Actor } from '#shared/actor'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { clock } from '#shared/clock'
import { run } from '#shared/database/dialect'
import { transact } from '#shared/database/transact'
import { audit } from '#shared/privacy/audit'
import { differences, given } from '#shared/privacy/differences'
import { failure, success, type Result } from '#shared/result'
import { holdBoard } from '#leaderboards/queries/admin_boards'
import type { Board } from '#leaderboards/store/board_row'
import { forgetBoards } from '#leaderboards/store/boards_cache'

/** The columns that an admin may change. */
const COLUMNS = {
  prizeName: 'prize_name',
  prizeTitle: 'prize_title',
  prizeShortTitle: 'prize_short_title',
  pointThreshold: 'point_threshold',
  numberOfPrizes: 'number_of_prizes',
  imageAssetUrl: 'image_asset_url',
  imageSmallAssetUrl: 'image_small_asset_url',
  imageIconAssetUrl: 'image_icon_asset_url',
  prizeDrawingDateMs: 'prize_drawing_date',
} as const

type Field = keyof typeof COLUMNS
type Details = Omit<Board['wire'], 'id' | 'endDate' | 'prizeDrawingDate'> & {
  /** Epoch milliseconds. */
  prizeDrawingDateMs: number
}
export type BoardChanges = { [Name in Field]?: Details[Name] | undefined }

type Outcome = Result<
  null,
  { type: 'not_found' } | { type: 'drawn_too_early' } | { type: 'week_over' } | ChangedMeanwhile
>

/** Who is in the drawing, and for how many prizes, is settled with the end of the week. */
const DECIDES: readonly Field[] = ['pointThreshold', 'numberOfPrizes']

export async function editBoard(
  id: string,
  { changes, expected }: { changes: BoardChanges; expected?: object },
  actor: Actor
): Promise<Outcome> {
  let distributorId: string | undefined
  const outcome = await transact(async (trx): Promise<Outcome> => {
    const board = await holdBoard(id, trx)
    if (board === null) return failure({ type: 'not_found' })
    distributorId = board.distributorId
    const before = detailsOf(board)
    const changed = differences(before, { ...before, ...given(changes) })
    if (changed === null) return success(null)
    const moved = changedMeanwhile(expected, board.wire)
    if (moved) return failure(moved)
    const names = Object.keys(changed.after) as Field[]
    const isOver = board.endDateMs <= clock.nowMs()
    if (isOver && names.some((name) => DECIDES.includes(name))) {
      return failure({ type: 'week_over' })
    }
    if ((changes.prizeDrawingDateMs ?? board.endDateMs) < board.endDateMs) {
      return failure({ type: 'drawn_too_early' })
    }
    await run(
      trx,
      `update leaderboards set ${names.map((name) => `${COLUMNS[name]} = ?`).join(', ')} where id = ?`,
      [...names.map((name) => changed.after[name] as string | number | null), id]
    )
    const line = { action: 'leaderboard.edited', target: { type: 'leaderboard', id } } as const
    await audit({ ...actor, ...line, ...changed }, trx)
    return success(null)
  })
  if (distributorId !== undefined) await forgetBoards(distributorId)
  return outcome
}

function detailsOf({ wire }: Board): Details {
  const { id: _, endDate: __, prizeDrawingDate, ...details } = wire
  return { ...details, prizeDrawingDateMs: Date.parse(prizeDrawingDate) }
}
