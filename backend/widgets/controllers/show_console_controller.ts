import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RemotesContract } from '#remotes/contract'
import { holdsRole, sightOf } from '#shared/caller'
import { consoleSchema } from '#widgets/wire/console'

@inject()
export default class ShowConsoleController {
  static readonly operation = {
    summary: 'The remotes of the console, and what the caller may do in it',
    auth: 'creatorOrAdmin',
    responses: { 200: consoleSchema },
  }

  constructor(private readonly remotes: RemotesContract) {}

  async handle({ auth }: HttpContext) {
    const caller = auth.getUserOrFail()
    return {
      reach: sightOf(caller) === null ? ('everybody' as const) : ('own' as const),
      givesRoles: holdsRole(caller, 'superadmin'),
      remotes: await this.remotes.consoleRemotes(),
    }
  }
}
