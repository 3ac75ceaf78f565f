import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FindOwnPartners } from '#remotes/queries/find_own_partners'
import { readOwnRegistry } from '#remotes/queries/get_registry'
import { toRegistry } from '#remotes/transformers/release'
import { registrySchema } from '#remotes/wire/release'

@inject()
export default class ShowOwnRegistryController {
  static readonly operation = {
    summary: "Which of the partner's releases are served in which of its flavours",
    auth: 'player',
    responses: { 200: registrySchema },
  }

  constructor(private readonly findOwn: FindOwnPartners) {}

  async handle({ auth }: HttpContext) {
    const partners = await this.findOwn.handle(auth.getUserOrFail().id)
    const { version, registry } = await readOwnRegistry(partners)
    return toRegistry(version, registry)
  }
}
