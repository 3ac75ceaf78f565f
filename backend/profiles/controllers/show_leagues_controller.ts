import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { UserLeagues } from '@sidepick/rules/types'
import { Problem } from '#shared/problem'
import { ProgressContract } from '#profiles/contract'
import { userLeaguesSchema } from '#profiles/wire/profile'

@inject()
export default class ShowLeaguesController {
  static readonly operation = {
    summary: "The caller's own leagues",
    auth: 'player',
    path: { id: 'Id of the account.' },
    responses: { 200: userLeaguesSchema },
  }

  constructor(private progress: ProgressContract) {}

  async handle({ auth, params }: HttpContext): Promise<UserLeagues> {
    const caller = auth.getUserOrFail()
    if (params.id !== caller.id) throw new Problem('E_NOT_FOUND')
    return this.progress.leaguesOf(caller.id)
  }
}
