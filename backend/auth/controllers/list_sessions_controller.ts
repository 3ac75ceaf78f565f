import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { ProfilesContract } from '#profiles/contract'
import { listSessions } from '#auth/queries/list_sessions'
import { openSessionSchema } from '#auth/wire/open_session'

const instantOf = (ms: number) => new Date(ms).toISOString()

@inject()
export default class ListSessionsController {
  static readonly operation = {
    summary: 'Where an account is signed in, the newest session first; 100 at most',
    auth: 'admin',
    path: { id: 'Id of the account.' },
    responses: { 200: vine.array(openSessionSchema) },
  }

  constructor(private profiles: ProfilesContract) {}

  async handle({ auth, params }: HttpContext) {
    const userId = String(params.id)
    if ((await this.profiles.find(userId)) === null) throw new Problem('E_NOT_FOUND')
    const { familyId } = auth.getUserOrFail()
    return (await listSessions(userId)).map(
      ({ id, signedInAtMs, usedAtMs, provedAtMs, expiresAtMs }) => ({
        id,
        signedInAt: instantOf(signedInAtMs),
        usedAt: instantOf(usedAtMs),
        provedAt: provedAtMs === null ? null : instantOf(provedAtMs),
        expiresAt: instantOf(expiresAtMs),
        isMine: id === familyId,
      })
    )
  }
}
