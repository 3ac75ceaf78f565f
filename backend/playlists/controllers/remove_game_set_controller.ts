import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { removeGameSet } from '#playlists/actions/remove_game_set'
import { deletedSchema } from '#shared/openapi/component'

export default class RemoveGameSetController {
  static readonly operation = {
    summary: 'Deletes a set; widgets that name it go on without one',
    auth: 'admin',
    path: { id: 'Id of the set.' },
    responses: { 200: deletedSchema },
  }

  async handle(ctx: HttpContext) {
    const result = await removeGameSet(String(ctx.params.id), actorOf(ctx))
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return { deleted: true }
  }
}
