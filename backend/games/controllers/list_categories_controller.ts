import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { listCategories } from '#games/queries/list_categories'
import { listCategoriesValidator } from '#games/validators/category_validators'

export default class ListCategoriesController {
  static readonly operation = {
    summary: 'Active categories in their order, of one language or of all',
    auth: 'public',
    query: listCategoriesValidator,
    responses: {
      200: vine.array(
        vine.object({
          id: vine.string().uuid(),
          slug: vine.string(),
          categoryName: vine.string(),
          language: vine.string(),
          position: vine.number().withoutDecimals(),
        })
      ),
    },
  }

  async handle({ request }: HttpContext) {
    const { language } = await listCategoriesValidator.validate(request.qs())
    return listCategories(language)
  }
}
