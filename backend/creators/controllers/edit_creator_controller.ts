import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { exchanged, PersonPolicy } from '#shared/http/person_policy'
import { changedMeanwhileProblem } from '#shared/database/changed_meanwhile'
import { fieldProblem, Problem, unreachable } from '#shared/problem'
import { EditCreator } from '#creators/actions/edit_creator'
import { findCreator } from '#creators/queries/find_creator'
import { toCreator } from '#creators/transformers/creator'
import { editCreatorValidator } from '#creators/validators/creator_validators'
import { creatorSchema } from '#creators/wire/creator'

@inject()
export default class EditCreatorController {
  static readonly operation = {
    summary: "Changes a creator's face and terms: what is left out stays",
    auth: 'admin',
    path: { id: "Id of the creator's account." },
    body: editCreatorValidator,
    responses: { 200: creatorSchema },
  }

  constructor(private readonly editCreator: EditCreator) {}

  async handle(ctx: HttpContext) {
    const { expected, ...edit } = await editCreatorValidator.validate(ctx.request.body())
    const id = String(ctx.params.id)
    if (edit.parentId !== undefined) {
      const parents = exchanged((await findCreator(id))?.parentId ?? null, edit.parentId)
      await ctx.bouncer.with(PersonPolicy).authorize('pay', ...parents)
    }
    const result = await this.editCreator.handle(id, { edit, expected }, actorOf(ctx))
    if (result.ok) return toCreator(result.value)
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'bad_parent':
        throw fieldProblem('E_VALIDATION', 'parentId', 'The parent must be another creator')
      case 'changed_meanwhile':
        throw changedMeanwhileProblem(result.error)
      default:
        unreachable(result.error)
    }
  }
}
