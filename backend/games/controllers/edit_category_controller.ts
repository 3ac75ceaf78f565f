import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { changedMeanwhileProblem } from '#shared/database/changed_meanwhile'
import { Problem, unreachable } from '#shared/problem'
import { editCategory } from '#games/actions/edit_category'
import { takenProblem, toCategoryAnswer } from '#games/transformers/category_transformer'
import { editCategoryValidator } from '#games/validators/category_validators'
import { adminCategorySchema } from '#games/wire/category'

export default class EditCategoryController {
  static readonly operation = {
    summary: 'Changes a category: what is left out stays, and so does its language',
    auth: 'admin',
    path: { id: 'Id of the category.' },
    body: editCategoryValidator,
    problems: ['E_IN_USE'],
    responses: { 200: adminCategorySchema },
  }

  async handle(ctx: HttpContext) {
    const { expected, ...changes } = await editCategoryValidator.validate(ctx.request.body())
    const result = await editCategory(String(ctx.params.id), { changes, expected }, actorOf(ctx))
    if (result.ok) return toCategoryAnswer(result.value)
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'taken':
        throw takenProblem(result.error)
      case 'changed_meanwhile':
        throw changedMeanwhileProblem(result.error)
      default:
        unreachable(result.error)
    }
  }
}
