import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { actorOf } from '#shared/actor'
import { Problem, unreachable } from '#shared/problem'
import { removeCategory } from '#games/actions/remove_category'

export default class RemoveCategoryController {
  static readonly operation = {
    summary: 'Deletes a category that no game is in',
    auth: 'admin',
    responses: { 200: vine.object({ deleted: vine.boolean() }) },
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
