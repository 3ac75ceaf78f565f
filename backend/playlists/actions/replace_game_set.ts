import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { changedMeanwhile, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { audit } from '#shared/privacy/audit'
import { differences } from '#shared/privacy/differences'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { forgetGameSet } from '#playlists/store/forget_playlist'
import { GameSet } from '#playlists/models/game_set'
import type { GameSetFields, OwnGameSet } from '#playlists/store/own_game_set'
import { findGameSet } from '#playlists/queries/find_game_set'
import type { UnknownReference } from '#playlists/queries/references'
import { SetReferences } from '#playlists/queries/set_references'

export type ReplaceGameSetError = { type: 'not_found' } | UnknownReference | ChangedMeanwhile

/** Replaces a whole set. */
@inject()
export class ReplaceGameSet {
  constructor(private references: SetReferences) {}

  async handle(
    id: string,
    { fields, expected }: { fields: GameSetFields; expected: object | undefined },
    actor: Actor
  ): Promise<Result<OwnGameSet, ReplaceGameSetError>> {
    const current = await findGameSet(id)
    if (current === null) return failure({ type: 'not_found' })
    const unknown = await this.references.findUnknown(fields, current.gameIds)
    if (unknown) return failure(unknown)
    const result = await transact(async (trx): Promise<Result<OwnGameSet, ReplaceGameSetError>> => {
      const before = await findGameSet(id, trx)
      if (before === null) return failure({ type: 'not_found' })
      const after = { ...before, ...fields }
      const changed = differences(before, after)
      if (changed === null) return success(before)
      const moved = changedMeanwhile(expected, asTold(before))
      if (moved) return failure(moved)
      const row = { ...fields, gameIds: JSON.stringify(fields.gameIds) }
      await GameSet.query({ client: trx }).where('id', id).update(row)
      const line = { action: 'game_set.edited', target: { type: 'game_set', id } } as const
      await audit({ ...actor, ...line, ...changed }, trx)
      return success(after)
    })
    await forgetGameSet(id)
    return result
  }
}

const iso = (instantMs: number) => new Date(instantMs).toISOString()

/** The fields as they were answered. */
const asTold = ({ startAtMs, endAtMs, ...set }: OwnGameSet) => ({
  ...set,
  startAt: iso(startAtMs),
  endAt: iso(endAtMs),
})
