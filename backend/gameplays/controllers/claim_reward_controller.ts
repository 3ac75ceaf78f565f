import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { answerOnce } from '#shared/http/idempotency'
import { Problem, unreachable } from '#shared/problem'
import { ClaimReward } from '#gameplays/actions/claim_reward'
import { findGamePlay } from '#gameplays/queries/find_game_play'
import { claimedRewardSchema } from '#gameplays/wire/game_play'
import { IDEMPOTENCY_HEADER } from '#shared/openapi/operation'

@inject()
export default class ClaimRewardController {
  static readonly operation = {
    summary: 'Collects the points of a win that was decided after the pick',
    auth: 'player',
    path: { id: 'Id of the play.' },
    headers: IDEMPOTENCY_HEADER,
    problems: ['E_NOT_CLAIMABLE'],
    responses: {
      200: claimedRewardSchema,
    },
  }

  constructor(private readonly claimReward: ClaimReward) {}

  async handle(ctx: HttpContext) {
    const id = String(ctx.params.id)
    const userId = ctx.auth.getUserOrFail().id
    const known = await findGamePlay(id)
    const boards = await this.claimReward.boardsOf(known?.distributor_id ?? DEFAULT_DISTRIBUTOR_ID)
    const asked = { path: `/v1/gameplays/${id}/claim_reward`, body: null }
    return answerOnce(ctx, asked, async (trx) => {
      const result = await this.claimReward.handle({ id, userId, boards }, trx)
      if (result.ok) {
        const { play, points } = result.value
        return { status: 200, body: { points, gamePlay: play } }
      }
      switch (result.error.type) {
        case 'not_found':
          return new Problem('E_NOT_FOUND')
        case 'not_claimable':
          return new Problem('E_NOT_CLAIMABLE')
        default:
          return unreachable(result.error)
      }
    })
  }
}
