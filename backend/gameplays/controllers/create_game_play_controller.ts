import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { callerContext } from '#shared/caller_context'
import { readIdempotencyKey } from '#shared/idempotency'
import { Problem } from '#shared/problem'
import { GamePlaysContract } from '#gameplays/contract'
import { safeReturnUrl } from '#gameplays/return_url'
import { createGamePlayValidator, gamePlayAnswer } from '#gameplays/validators/game_play_validators'
import { PartnerDomainsContract } from '#partner_domains/contract'

@inject()
export default class CreateGamePlayController {
  static readonly operation = {
    summary: 'Plays a pick',
    auth: 'player',
    body: createGamePlayValidator,
    headers: ['x-idempotency-key'],
    responses: { 201: gamePlayAnswer() },
  }

  constructor(
    private readonly plays: GamePlaysContract,
    private readonly partners: PartnerDomainsContract
  ) {}

  async handle({ auth, request, response }: HttpContext) {
    const key = readIdempotencyKey(request.header('x-idempotency-key'))
    const body = await createGamePlayValidator.validate(request.body())
    if (body.ticketType !== 'free' || body.quantity !== 1 || body.rewardType) {
      throw new Problem('E_TICKET_NOT_ALLOWED')
    }
    const user = auth.user!
    const answer = await this.plays.play(
      {
        gameId: body.gameId,
        userId: user.id,
        side: body.side,
        clientPoints: body.points ?? 0,
        widgetId: body.widgetId ?? null,
        // A free play is nobody's: attribution counts where something is at stake.
        distributorId: 'default',
        returnUrl: await safeReturnUrl(body.returnUrl, this.partners),
        context: callerContext(request),
      },
      {
        principal: user.id,
        method: 'POST',
        path: '/v1/gameplays',
        key,
        body,
        requestId: request.id()!,
      }
    )
    if (answer.replayed) response.header('x-idempotent-replayed', 'true')
    if (answer.status >= 400) {
      response.header('content-type', 'application/problem+json; charset=utf-8')
    }
    response.status(answer.status)
    return answer.body
  }
}
