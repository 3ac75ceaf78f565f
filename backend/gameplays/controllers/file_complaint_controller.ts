import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { callerContext } from '#shared/caller_context'
import { Problem } from '#shared/problem'
import { FileComplaint } from '#gameplays/actions/file_complaint'
import { complaintValidator } from '#gameplays/validators/complaint_validator'

@inject()
export default class FileComplaintController {
  static readonly operation = {
    summary: 'Says what is wrong with a game; saying it again changes nothing',
    auth: 'optional',
    body: complaintValidator,
    responses: { 201: vine.object({ id: vine.string().uuid() }) },
  }

  constructor(private readonly fileComplaint: FileComplaint) {}

  async handle({ auth, params, request, response }: HttpContext) {
    const { compliantData } = await complaintValidator.validate(request.body())
    const userId = auth.user?.id ?? null
    const sessionId = compliantData.sessionId ?? null
    if (userId === null && sessionId === null) throw noSession()
    const result = await this.fileComplaint.handle({
      gameId: String(params.id),
      userId,
      sessionId,
      reason: compliantData.reason,
      ip: request.ip(),
      context: callerContext(request),
    })
    if (!result.ok) throw new Problem('E_NOT_FOUND')
    response.status(201)
    return result.value
  }
}

function noSession(): Problem {
  const message = 'The sessionId field must be defined'
  return new Problem('E_VALIDATION', {
    message,
    errors: [{ message, field: 'compliantData.sessionId', rule: 'required' }],
  })
}
