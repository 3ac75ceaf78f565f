import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { listAllCategories } from '#games/queries/list_all_categories'
import { toCategoryAnswer } from '#games/transformers/category_transformer'
import { listCategoriesValidator } from '#games/validators/category_validators'
import { adminCategorySchema } from '#games/wire/category'

export default class ListAllCategoriesController {
  static readonly operation = {
    summary: 'Every category in its order, those out of use too',
    auth: 'admin',
    query: listCategoriesValidator,
    responses: { 200: vine.array(adminCategorySchema) },
  }

  async handle({ request }: HttpContext) {
    const { language } = await listCategoriesValidator.validate(request.qs())
    return (await listAllCategories(language)).map(toCategoryAnswer)
  }
}
