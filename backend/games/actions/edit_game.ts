import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/actor'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { differences } from '#shared/privacy/differences'
import { failure, success, type Result } from '#shared/result'
import { moveGame } from '#games/actions/move_game'
import { writeGame } from '#games/actions/write_game'
import type { MoveRefusal } from '#games/contract'
import { fieldsOf, merged } from '#games/domain/game_changes'
import {
  findFault,
  findPast,
  type GameFault,
  type UnknownReference,
} from '#games/domain/game_fault'
import type { GameChanges, GameFields } from '#games/domain/game_fields'
import { toldFieldsOf } from '#games/domain/told_fields_of'
import { findLocked, type LockedField } from '#games/domain/game_lock'
import type { Game } from '#games/models/game'
import { findCategory } from '#games/queries/find_category'
import { findOwnGame, type Own } from '#games/queries/find_own_game'

export type EditGameError =
  { type: 'not_found' } | UnknownReference | GameFault | LockedField | ChangedMeanwhile

/** What is to change, and what the caller read of it before. */
export interface GameEdit {
  changes: GameChanges
  expected?: object
}

/** Changes the given fields of the creator's own game, unless they are locked. */
export function editOwnGame(own: Own, wish: GameEdit): Promise<Result<Game, EditGameError>> {
  return attempt(async (trx): Promise<Result<Game, EditGameError>> => {
    const game = await findOwnGame(own, trx)
    if (!game) return failure({ type: 'not_found' })
    const edited = await edit(game, wish, 'creator', trx)
    return edited.ok ? success((await findOwnGame(own, trx))!) : edited
  })
}

/** An admin may also quarantine a game, or release it. */
export type Review = 'quarantined' | 'released'

/** Changes any game for an admin, who may also quarantine and release it. */
export function editAnyGame(
  id: string,
  { review, ...wish }: GameEdit & { review?: Review },
  actor: Actor
): Promise<Result<Game, EditGameError | MoveRefusal>> {
  const any = { id, creatorId: null }
  return attempt(async (trx): Promise<Result<Game, EditGameError | MoveRefusal>> => {
    const game = await findOwnGame(any, trx)
    if (!game) return failure({ type: 'not_found' })
    const target = { type: 'game', id } as const
    const edited = await edit(game, wish, 'admin', trx)
    if (!edited.ok) return edited
    if (edited.value) await audit({ ...actor, action: 'game.edited', target, ...edited.value }, trx)
    if (review) {
      const to = review === 'released' ? 'previous' : review
      const moved = await moveGame(id, { to, by: 'admin' }, trx)
      if (!moved.ok) return moved
      const [before, after] = [{ state: moved.value.from }, { state: moved.value.to }]
      await audit({ ...actor, action: `game.${review}`, target, before, after }, trx)
    }
    return success((await findOwnGame(any, trx))!)
  })
}

/** Returns the changes for the audit log; null when nothing changed. */
async function edit(
  game: Game,
  { changes, expected }: GameEdit,
  by: 'creator' | 'admin',
  trx: TransactionClientContract
): Promise<Result<ReturnType<typeof differences>, Exclude<EditGameError, { type: 'not_found' }>>> {
  const before = fieldsOf(game)
  const after = merged(before, changes)
  const difference = differences(before, after)
  if (!difference) return success(null)
  const moved = changedMeanwhile(expected, toldFieldsOf(game))
  if (moved) return failure(moved)
  const changed = difference.after as Partial<GameFields>
  const refusal = findLocked(game, changed, by) ?? findFault(after) ?? findPast(changed)
  if (refusal) return failure(refusal)
  if (changed.categoryId && !(await findCategory(changed.categoryId, trx))) {
    return failure({ type: 'unknown_reference', field: 'categoryId' })
  }
  await writeGame(game, changed)
  return success(difference)
}
