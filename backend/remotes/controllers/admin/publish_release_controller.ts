import type { HttpContext } from '@adonisjs/core/http'
import type { RemoteEntry } from '@sidepick/rules/types'
import { actorOf } from '#shared/actor'
import { publishRelease } from '#remotes/actions/publish_release'
import { fetchFile } from '#remotes/bundle/fetch_file'
import { remoteProblem } from '#remotes/transformers/remote_problem'
import { releaseEntryValidator } from '#remotes/validators/admin_remote_validators'
import { publishedReleaseSchema } from '#remotes/wire/release'

export default class PublishReleaseController {
  static readonly operation = {
    summary: 'Checks and stores a release, without serving it; the same one again has the same id',
    auth: 'admin',
    body: releaseEntryValidator,
    problems: ['E_RELEASE_ADDRESS_TAKEN'],
    responses: { 200: publishedReleaseSchema },
  }

  async handle(ctx: HttpContext) {
    const { entry } = await releaseEntryValidator.validate(ctx.request.body())
    const result = await publishRelease(entry as unknown as RemoteEntry, fetchFile, actorOf(ctx))
    if (!result.ok) throw remoteProblem(result.error)
    return result.value
  }
}
