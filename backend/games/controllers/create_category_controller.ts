import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { createCategory } from '#games/actions/create_category'
import { takenProblem, toCategoryAnswer } from '#games/transformers/category_transformer'
import { createCategoryValidator } from '#games/validators/category_validators'
import { adminCategorySchema } from '#games/wire/category'

export default class CreateCategoryController {
  static readonly operation = {
    summary: 'Adds a category; name and slug are unique in its language',
    auth: 'admin',
    body: createCategoryValidator,
    problems: ['E_IN_USE'],
    responses: { 201: adminCategorySchema },
  }

  async handle(ctx: HttpContext) {
    const fields = await createCategoryValidator.validate(ctx.request.body())
    const { position = 0, active = true } = fields
    const result = await createCategory({ ...fields, position, active }, actorOf(ctx))
    if (!result.ok) throw takenProblem(result.error)
    ctx.response.status(201)
    return toCategoryAnswer(result.value)
  }
}
