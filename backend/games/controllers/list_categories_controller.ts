import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { listCategories } from '#games/queries/list_categories'
import { listCategoriesValidator } from '#games/validators/category_validators'
import { categorySchema } from '#games/wire/category'

export default class ListCategoriesController {
  static readonly operation = {
    summary: 'Active categories in their order, of one language or of all',
    auth: 'public',
    query: listCategoriesValidator,
    responses: {
      200: vine.array(categorySchema),
    },
  }

  async handle({ request }: HttpContext) {
    const { language } = await listCategoriesValidator.validate(request.qs())
    return listCategories(language)
  }
}
