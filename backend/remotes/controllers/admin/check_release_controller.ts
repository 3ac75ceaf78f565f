import type { HttpContext } from '@adonisjs/core/http'
import type { RemoteEntry } from '@sidepick/rules/types'
import { checkRelease } from '#remotes/actions/publish_release'
import { toReleaseCheck } from '#remotes/transformers/release_check'
import { releaseEntryValidator } from '#remotes/validators/admin_remote_validators'
import { releaseCheckSchema } from '#remotes/wire/release'

export default class CheckReleaseController {
  static readonly operation = {
    summary: 'What keeps a release from being published; its bundle is fetched and run for that',
    auth: 'admin',
    body: releaseEntryValidator,
    problems: ['E_RELEASE_ADDRESS_TAKEN'],
    responses: { 200: releaseCheckSchema },
  }

  async handle({ request }: HttpContext) {
    const { entry } = await releaseEntryValidator.validate(request.body())
    return toReleaseCheck(await checkRelease(entry as unknown as RemoteEntry))
  }
}
