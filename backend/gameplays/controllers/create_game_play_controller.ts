import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { againWhenTaken } from '#shared/database/again_when_taken'
import { wasGranted } from '#shared/caller'
import { callerContext } from '#shared/http/caller_context'
import { answerOnceWith, readIdempotencyKey } from '#shared/http/idempotency'
import { senderOf } from '#shared/http/sender_of'
import { IDEMPOTENCY_HEADER } from '#shared/openapi/operation'
import { fieldProblem, type Problem } from '#shared/problem'
import { CreateGamePlay } from '#gameplays/actions/create_game_play'
import { isLateReplay } from '#gameplays/domain/late_replay'
import type { NewGamePlay } from '#gameplays/domain/new_game_play'
import { Attributions } from '#gameplays/queries/find_attribution'
import { playProblem } from '#gameplays/transformers/play_problem'
import { createGamePlayValidator } from '#gameplays/validators/game_play_validators'
import { gamePlaySchema } from '#gameplays/wire/game_play'
import { ReturnAddressesContract } from '#return_addresses/contract'

@inject()
export default class CreateGamePlayController {
  static readonly operation = {
    summary: 'Plays a pick',
    auth: 'player',
    body: createGamePlayValidator,
    headers: IDEMPOTENCY_HEADER,
    problems: [
      'E_ALREADY_PLAYED',
      'E_CONFLICT_OF_INTEREST',
      'E_DAILY_LIMIT',
      'E_GAME_CLOSED',
      'E_GAME_QUARANTINED',
      'E_NOT_ENOUGH_TICKETS',
      'E_NOT_FOUND',
      'E_PROFILE_INCOMPLETE',
      'E_TICKET_NOT_ALLOWED',
      'E_TOS_REQUIRED',
    ],
    responses: { 201: gamePlaySchema },
  }

  constructor(
    private readonly createGamePlay: CreateGamePlay,
    private readonly attributions: Attributions,
    private readonly addresses: ReturnAddressesContract
  ) {}

  async handle(ctx: HttpContext) {
    const key = readIdempotencyKey(ctx.request.header('x-idempotency-key'))
    const body = await createGamePlayValidator.validate(ctx.request.body())
    if (!TICKET_TERMS[body.ticketType].matched && body.quantity !== 1) throw onlyOne()
    const play = await this.createGamePlay.prepare(await this.toPlay(ctx, body, key))
    return againWhenTaken((again) =>
      answerOnceWith(
        ctx,
        { path: '/v1/gameplays', body },
        {
          read: (trx) => this.createGamePlay.read(play, trx, { again }),
          act: async (ground, trx) => {
            const result = await this.createGamePlay.handle(play, ground, trx)
            return result.ok ? { status: 201, body: result.value } : playProblem(result.error)
          },
        }
      )
    )
  }

  private async toPlay(
    { auth, request }: HttpContext,
    body: Infer<typeof createGamePlayValidator>,
    key: string | null
  ): Promise<NewGamePlay> {
    const user = auth.getUserOrFail()
    const { id: userId, signedInAtMs, emailVerified } = user
    const { gameId, side, ticketType, quantity } = body
    return {
      ...{ userId, gameId, side, ticketType, quantity },
      clientPoints: body.points ?? 0,
      unpaid: isLateReplay(key, { userId, gameId, signedInAtMs }),
      widgetId: body.widgetId ?? null,
      ...(await this.attributions.find(body)),
      returnUrl: await this.addresses.safe(body.returnUrl),
      context: callerContext(request),
      emailVerified,
      decides: wasGranted(user, 'admin'),
      origin: senderOf(request),
    }
  }
}

/** Only tickets that are matched have a quantity. */
function onlyOne(): Problem {
  return fieldProblem('E_VALIDATION', 'quantity', 'The quantity must be 1')
}
