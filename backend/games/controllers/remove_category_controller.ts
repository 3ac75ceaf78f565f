import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem, unreachable } from '#shared/problem'
import { removeCategory } from '#games/actions/remove_category'
import { deletedSchema } from '#shared/openapi/component'

export default class RemoveCategoryController {
  static readonly operation = {
    summary: 'Deletes a category that no game is in',
    auth: 'admin',
    path: { id: 'Id of the category.' },
    problems: ['E_IN_USE'],
    responses: { 200: deletedSchema },
  }

  async handle(ctx: HttpContext) {
    const result = await removeCategory(String(ctx.params.id), actorOf(ctx))
    if (result.ok) return { deleted: true }
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'in_use':
        throw new Problem('E_IN_USE')
      default:
        unreachable(result.error)
    }
  }
}
