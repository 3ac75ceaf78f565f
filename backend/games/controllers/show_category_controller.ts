import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findCategory } from '#games/queries/find_category'
import { categoryAnswer, toCategoryAnswer } from '#games/transformers/category_transformer'

export default class ShowCategoryController {
  static readonly operation = {
    summary: 'One category, in use or not',
    auth: 'admin',
    responses: { 200: categoryAnswer() },
  }

  async handle({ params }: HttpContext) {
    const category = await findCategory(String(params.id))
    if (category === null) throw new Problem('E_NOT_FOUND')
    return toCategoryAnswer(category)
  }
}
