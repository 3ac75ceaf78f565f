import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { wasGranted } from '#shared/http/caller'
import { callerContext } from '#shared/http/caller_context'
import { readIdempotencyKey, sendStored } from '#shared/http/idempotency'
import { fieldProblem, type Problem } from '#shared/problem'
import { GamePlaysContract, type NewGamePlay } from '#gameplays/contract'
import { isLateReplay } from '#gameplays/domain/late_replay'
import { createGamePlayValidator } from '#gameplays/validators/game_play_validators'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { gamePlaySchema } from '#gameplays/wire/game_play'
import { IDEMPOTENCY_HEADER } from '#shared/openapi/operation'

type Attribution = Pick<NewGamePlay, 'distributorId' | 'rewardType'>

const NOBODYS: Attribution = { distributorId: DEFAULT_DISTRIBUTOR_ID }

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
    private readonly plays: GamePlaysContract,
    private readonly partners: PartnerDomainsContract,
    private readonly addresses: ReturnAddressesContract
  ) {}

  async handle({ auth, request, response }: HttpContext) {
    const key = readIdempotencyKey(request.header('x-idempotency-key'))
    const body = await createGamePlayValidator.validate(request.body())
    if (!TICKET_TERMS[body.ticketType].matched && body.quantity !== 1) throw onlyOne()
    const user = auth.user!
    const answer = await this.plays.play(
      {
        gameId: body.gameId,
        ticketType: body.ticketType,
        quantity: body.quantity,
        userId: user.id,
        side: body.side,
        clientPoints: body.points ?? 0,
        unpaid: isLateReplay(key, {
          userId: user.id,
          gameId: body.gameId,
          signedInAtMs: user.signedInAtMs,
        }),
        widgetId: body.widgetId ?? null,
        ...(await this.attribute(body)),
        returnUrl: await this.addresses.safe(body.returnUrl),
        context: callerContext(request),
        emailVerified: user.emailVerified,
        decides: wasGranted(user, 'admin'),
        origin: { ip: request.ip(), userAgent: request.header('user-agent') },
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
    return sendStored(response, answer)
  }

  /** A free play has no distributor, unless a partner's programme pays for it. */
  private async attribute({
    ticketType,
    rewardType,
    distributorId: named,
  }: Infer<typeof createGamePlayValidator>): Promise<Attribution> {
    const isFree = !TICKET_TERMS[ticketType].costs
    if (isFree && !rewardType) return NOBODYS
    const distributorId = await this.partners.resolveDistributor(named)
    if (isFree && !(await this.partners.hasProgramme(distributorId))) return NOBODYS
    return { distributorId, rewardType: rewardType ?? undefined }
  }
}

/** Only tickets that are matched have a quantity. */
function onlyOne(): Problem {
  return fieldProblem('E_VALIDATION', 'quantity', 'The quantity must be 1')
}
