import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { deletedSchema } from '#shared/openapi/component'
import { Problem } from '#shared/problem'
import { endSession } from '#auth/actions/end_session'

export default class EndSessionController {
  static readonly operation = {
    summary: 'Ends one session of an account; its others go on',
    auth: 'admin',
    path: { id: 'Id of the account.', sessionId: 'Id of the session.' },
    responses: { 200: deletedSchema },
  }

  async handle(ctx: HttpContext) {
    const { id, sessionId } = ctx.params as { id: string; sessionId: string }
    const result = await endSession({ userId: id, sessionId }, actorOf(ctx))
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    return { deleted: true }
  }
}
