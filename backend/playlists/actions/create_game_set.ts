import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { audit } from '#shared/privacy/audit'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { transact } from '#shared/database/transact'
import { GameSet } from '#playlists/models/game_set'
import type { GameSetFields, OwnGameSet } from '#playlists/store/own_game_set'
import type { UnknownReference } from '#playlists/queries/references'
import { SetReferences } from '#playlists/queries/set_references'

@inject()
export class CreateGameSet {
  constructor(private references: SetReferences) {}

  async handle(fields: GameSetFields, actor: Actor): Promise<Result<OwnGameSet, UnknownReference>> {
    const unknown = await this.references.findUnknown(fields)
    if (unknown) return failure(unknown)
    const set = { ...fields, id: newId(), createdAtMs: clock.nowMs() }
    await transact(async (trx) => {
      await GameSet.create(set, { client: trx })
      const line = { action: 'game_set.created', target: { type: 'game_set', id: set.id } } as const
      await audit({ ...actor, ...line, before: null, after: { ...fields } }, trx)
    })
    return success(set)
  }
}
