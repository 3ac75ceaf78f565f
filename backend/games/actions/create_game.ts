import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inject } from '@adonisjs/core'
import type { Actor } from '#shared/actor'
import { attempt } from '#shared/database/attempt'
import { audit } from '#shared/privacy/audit'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { CreatorsContract } from '#creators/contract'
import { insertGame } from '#games/actions/insert_game'
import {
  findFault,
  findPast,
  type GameFault,
  type UnknownReference,
} from '#games/domain/game_fault'
import type { GameFields } from '#games/domain/game_fields'
import type { Game } from '#games/models/game'
import { findCategory } from '#games/queries/find_category'
import { findOwnGame } from '#games/queries/find_own_game'

type CreateError = GameFault | UnknownReference

/** The fields of a new game; by default its language is its category's. */
export type NewFields = Omit<GameFields, 'language'> & { language: GameFields['language'] | null }

/** Adds a game for its creator, or for an admin in any creator's name, which is audited. */
@inject()
export class CreateGame {
  constructor(private creators: CreatorsContract) {}

  ownGame(creatorId: string, fields: NewFields): Promise<Result<Game, CreateError>> {
    return attempt((trx) => this.#create(creatorId, fields, trx))
  }

  /** The admin by default. */
  forCreator(
    creatorId: string | null,
    fields: NewFields,
    actor: Actor
  ): Promise<Result<Game, CreateError>> {
    return attempt(async (trx): Promise<Result<Game, CreateError>> => {
      if (creatorId !== null && !(await this.creators.find(creatorId, trx))) {
        return failure({ type: 'unknown_reference', field: 'creatorId' })
      }
      const created = await this.#create(creatorId ?? actor.actorId, fields, trx)
      if (!created.ok) return created
      const { id } = created.value
      const after = { ...fields, creatorId: created.value.creatorId }
      const line = { action: 'game.created', target: { type: 'game', id } } as const
      await audit({ ...actor, ...line, before: null, after }, trx)
      return created
    })
  }

  async #create(
    creatorId: string,
    fields: NewFields,
    trx: TransactionClientContract
  ): Promise<Result<Game, CreateError>> {
    const category = await findCategory(fields.categoryId, trx)
    if (!category) return failure({ type: 'unknown_reference', field: 'categoryId' })
    const game = {
      ...fields,
      language: fields.language ?? category.language,
      id: newId(),
      creatorId,
    }
    const fault = findFault(game) ?? findPast(game)
    if (fault) return failure(fault)
    await insertGame(game, trx)
    return success((await findOwnGame(game, trx))!)
  }
}
