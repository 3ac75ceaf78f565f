import type { HttpContext } from '@adonisjs/core/http'
import { attempt } from '#shared/database/attempt'
import { Problem, unreachable } from '#shared/problem'
import { removeAsset } from '#assets/actions/remove_asset'
import { deletedSchema } from '#shared/openapi/component'

export default class RemoveAssetController {
  static readonly operation = {
    summary: "Removes one of the caller's own files, unless something shows it",
    auth: 'player',
    path: { id: 'Id of the file.' },
    problems: ['E_IN_USE'],
    responses: { 200: deletedSchema },
  }

  async handle({ auth, params }: HttpContext) {
    const picture = { id: params.id as string, ownerId: auth.getUserOrFail().id }
    const result = await attempt((trx) => removeAsset(picture, trx))
    if (result.ok) return { deleted: true }
    switch (result.error.type) {
      case 'not_found':
        throw new Problem('E_NOT_FOUND')
      case 'in_use':
        throw new Problem('E_IN_USE', { message: 'Could not delete avatar' })
      default:
        unreachable(result.error)
    }
  }
}
