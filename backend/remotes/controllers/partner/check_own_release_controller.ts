import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { RemoteEntry } from '@sidepick/rules/types'
import { Problem } from '#shared/problem'
import { checkOwn } from '#remotes/actions/change_own_remote'
import { FindOwnPartners } from '#remotes/queries/find_own_partners'
import { toReleaseCheck } from '#remotes/transformers/release_check'
import { releaseEntryValidator } from '#remotes/validators/admin_remote_validators'
import { releaseCheckSchema } from '#remotes/wire/release'

@inject()
export default class CheckOwnReleaseController {
  static readonly operation = {
    summary:
      "What keeps one of the partner's releases from being published; its bundle is fetched and run for that",
    auth: 'player',
    body: releaseEntryValidator,
    problems: ['E_FORBIDDEN', 'E_RELEASE_ADDRESS_TAKEN'],
    responses: { 200: releaseCheckSchema },
  }

  constructor(private readonly findOwn: FindOwnPartners) {}

  async handle({ auth, request }: HttpContext) {
    const { entry } = await releaseEntryValidator.validate(request.body())
    const partners = await this.findOwn.handle(auth.getUserOrFail().id)
    if (partners.length === 0) throw new Problem('E_FORBIDDEN')
    return toReleaseCheck(await checkOwn(entry as unknown as RemoteEntry, partners))
  }
}
