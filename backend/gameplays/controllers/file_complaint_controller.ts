import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { callerContext } from '#shared/http/caller_context'
import { answerOnce } from '#shared/http/idempotency'
import { keyedHash } from '#shared/privacy/keyed_hash'
import { fieldProblem, Problem } from '#shared/problem'
import { FileComplaint } from '#gameplays/actions/file_complaint'
import { shownGameValidator } from '#gameplays/validators/game_play_validators'
import { complaintValidator } from '#gameplays/validators/complaint_validator'
import { complaintSchema } from '#gameplays/wire/shown_game'
import { IDEMPOTENCY_HEADER } from '#shared/openapi/operation'

@inject()
export default class FileComplaintController {
  static readonly operation = {
    summary: 'Says what is wrong with a game; saying it again changes nothing',
    auth: 'optional',
    path: { id: 'Id of the game.' },
    query: shownGameValidator,
    body: complaintValidator,
    headers: IDEMPOTENCY_HEADER,
    responses: { 201: complaintSchema },
  }

  constructor(private readonly fileComplaint: FileComplaint) {}

  async handle(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const complaint = await complaintValidator.validate(request.body())
    const { widgetId = null } = await shownGameValidator.validate(request.qs())
    const gameId = String(params.id)
    if (complaint.gameId && complaint.gameId !== gameId.toLowerCase()) throw otherGame()
    const { sessionId = null, reason } = complaint.compliantData
    const userId = auth.user?.id ?? null
    if (userId === null && sessionId === null) throw noSession()
    const asked = {
      path: `/v1/games/${gameId}/complaint`,
      body: complaint.compliantData,
      principal: userId ?? keyedHash(`session:${sessionId}`),
      key: complaint.idempotencyKey,
    }
    return answerOnce(ctx, asked, async (trx) => {
      const result = await this.fileComplaint.handle(
        {
          ...{ gameId, userId, widgetId, sessionId, reason },
          emailVerified: auth.user?.emailVerified ?? false,
          ip: request.ip(),
          context: callerContext(request),
        },
        trx
      )
      return result.ok ? { status: 201, body: result.value } : new Problem('E_NOT_FOUND')
    })
  }
}

const otherGame = () => invalid('gameId', 'same', 'The gameId field must be that of the path')

const noSession = () =>
  invalid('compliantData.sessionId', 'required', 'The sessionId field must be defined')

const invalid = (field: string, rule: string, message: string) =>
  fieldProblem('E_VALIDATION', field, message, rule)
