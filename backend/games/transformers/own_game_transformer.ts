import type { Infer } from '@vinejs/vine/types'
import { inject } from '@adonisjs/core'
import { CreatorsContract } from '#creators/contract'
import { changedMeanwhileProblem, type ChangedMeanwhile } from '#shared/database/changed_meanwhile'
import { fieldProblem, Problem, unreachable } from '#shared/problem'
import { problemCodes } from '#shared/problem_codes'
import type { MoveRefusal } from '#games/contract'
import type { GameFault, UnknownReference } from '#games/domain/game_fault'
import { wireName, type GameFields } from '#games/domain/game_fields'
import type { LockedField } from '#games/domain/game_lock'
import type { Game } from '#games/models/game'
import { tellWholeGames } from '#games/transformers/game_transformer'
import type { ownGameSchema } from '#games/wire/game'

/** Games for creators and admins. */
@inject()
export class OwnGames {
  constructor(private creators: CreatorsContract) {}

  async many(games: readonly Game[]): Promise<Infer<typeof ownGameSchema>[]> {
    const told = await tellWholeGames(games, this.creators)
    return told.map((game, n) => {
      const { allowBlack, played, createdAt, updatedAt } = games[n]!
      return { ...game, allowBlack, played, ...instants({ createdAt, updatedAt }) }
    })
  }

  async one(game: Game) {
    return (await this.many([game]))[0]!
  }
}

const instants = ({ createdAt, updatedAt }: Pick<Game, 'createdAt' | 'updatedAt'>) => ({
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
})

type Refusal =
  | { type: 'not_found' }
  | UnknownReference
  | GameFault
  | LockedField
  | MoveRefusal
  | ChangedMeanwhile

/** A game's fault as an API error. */
export function gameProblem(refusal: Refusal): Problem {
  switch (refusal.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'unknown_reference':
      return fieldProblem(
        'E_VALIDATION',
        refusal.field,
        `The ${refusal.field} field names nothing that is known`
      )
    case 'fault':
      return fieldProblem('E_VALIDATION', nameOf(refusal.field), refusal.message)
    case 'locked':
      return fieldProblem(
        'E_BAD_TRANSITION',
        nameOf(refusal.field),
        problemCodes.kindOf('E_BAD_TRANSITION').message
      )
    case 'changed_meanwhile':
      return changedMeanwhileProblem(refusal)
    case 'bad_transition':
      return new Problem('E_BAD_TRANSITION')
    default:
      return unreachable(refusal)
  }
}

const nameOf = (field: string) => wireName(field as keyof GameFields)
