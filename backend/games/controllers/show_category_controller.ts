import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findCategory } from '#games/queries/find_category'
import { toCategoryAnswer } from '#games/transformers/category_transformer'
import { adminCategorySchema } from '#games/wire/category'

export default class ShowCategoryController {
  static readonly operation = {
    summary: 'One category, in use or not',
    auth: 'admin',
    path: { id: 'Id of the category.' },
    responses: { 200: adminCategorySchema },
  }

  async handle({ params }: HttpContext) {
    const category = await findCategory(String(params.id))
    if (category === null) throw new Problem('E_NOT_FOUND')
    return toCategoryAnswer(category)
  }
}
