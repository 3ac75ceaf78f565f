import type { HttpContext } from '@adonisjs/core/http'
import { holdsRole } from '#shared/caller'
import { Problem } from '#shared/problem'
import { findAsset } from '#assets/queries/find_asset'
import { toAsset } from '#assets/transformers/asset'
import { assetSchema } from '#assets/wire/asset'

export default class ShowAssetController {
  static readonly operation = {
    summary: "One of the caller's own files; an admin sees everybody's",
    auth: 'player',
    path: { id: 'Id of the file.' },
    responses: { 200: assetSchema },
  }

  async handle({ auth, params }: HttpContext) {
    const caller = auth.getUserOrFail()
    const asset = await findAsset(params.id)
    const visible = asset?.owner_id === caller.id || holdsRole(caller, 'admin')
    if (asset === null || !visible) throw new Problem('E_NOT_FOUND')
    return toAsset(asset)
  }
}
