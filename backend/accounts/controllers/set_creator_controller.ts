import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { exchanged, PersonPolicy } from '#shared/http/person_policy'
import { given } from '#shared/privacy/differences'
import { fieldProblem, Problem, unreachable } from '#shared/problem'
import { CreatorsContract } from '#creators/contract'
import { SetCreator, type SetCreatorError } from '#accounts/actions/set_creator'
import { toAccount } from '#accounts/transformers/account'
import { setCreatorValidator } from '#accounts/validators/set_creator_validator'
import { creatorAccountSchema } from '#accounts/wire/account'

@inject()
export default class SetCreatorController {
  static readonly operation = {
    summary: 'Makes an account a creator on given terms, or ends it and keeps what was made',
    auth: 'admin',
    path: { id: 'Id of the account.' },
    body: setCreatorValidator,
    problems: ['E_BAD_TRANSITION'],
    responses: {
      200: creatorAccountSchema,
    },
  }

  constructor(
    private setCreator: SetCreator,
    private creators: CreatorsContract
  ) {}

  async handle(ctx: HttpContext) {
    const { isCreator = true, ...terms } = await setCreatorValidator.validate(ctx.request.body())
    const userId = String(ctx.params.id)
    if (terms.parentId !== undefined) {
      const parents = exchanged(
        (await this.creators.find(userId))?.parentId ?? null,
        terms.parentId
      )
      await ctx.bouncer.with(PersonPolicy).authorize('pay', ...parents)
    }
    const wish = { userId, isCreator, terms: given(terms) }
    const result = await this.setCreator.handle(wish, actorOf(ctx))
    if (!result.ok) throw toProblem(result.error)
    const { user, roles, creator } = result.value
    const { userId: _, ...shown } = creator ?? { userId: '' }
    return { account: toAccount(user, roles), creator: creator && shown }
  }
}

function toProblem(error: SetCreatorError): Problem {
  switch (error.type) {
    case 'not_found':
      return new Problem('E_NOT_FOUND')
    case 'not_active':
      return new Problem('E_BAD_TRANSITION', { message: 'The account is not active' })
    case 'bad_parent':
      return fieldProblem('E_VALIDATION', 'parentId', 'The parent must be another creator')
    default:
      return unreachable(error)
  }
}
