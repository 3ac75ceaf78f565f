import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { RemoteEntry } from '@sidepick/rules/types'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { publishOwn } from '#remotes/actions/change_own_remote'
import { FindOwnPartners } from '#remotes/queries/find_own_partners'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { releaseEntryValidator } from '#remotes/validators/admin_remote_validators'
import { publishedReleaseSchema } from '#remotes/wire/release'

@inject()
export default class PublishOwnReleaseController {
  static readonly operation = {
    summary:
      "Checks and stores one of the partner's releases, without serving it; the same one again has the same id",
    auth: 'player',
    body: releaseEntryValidator,
    problems: ['E_FORBIDDEN', 'E_RELEASE_ADDRESS_TAKEN'],
    responses: { 200: publishedReleaseSchema },
  }

  constructor(private readonly findOwn: FindOwnPartners) {}

  async handle(ctx: HttpContext) {
    const { entry } = await releaseEntryValidator.validate(ctx.request.body())
    const partners = await this.findOwn.handle(ctx.auth.getUserOrFail().id)
    if (partners.length === 0) throw new Problem('E_FORBIDDEN')
    const result = await publishOwn(entry as unknown as RemoteEntry, partners, actorOf(ctx))
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
