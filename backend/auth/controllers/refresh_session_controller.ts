import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AuthResponse } from '@sidepick/rules/types'
import { game } from '#config/game'
import { Problem, unreachable } from '#shared/problem'
import { within } from '#shared/within'
import { RefreshSession, type RefreshError } from '#auth/actions/refresh_session'
import { bearerToken } from '#auth/domain/tokens'
import { keepSessionKey, sessionKey } from '#auth/guard/session_key'
import { toAuthResponse } from '#auth/transformers/auth_response'
import { authResponseSchema } from '#auth/wire/session'

/** A client signs its player out on any other refusal, so the answer is 200, 401 or "try again", and nothing else. */
@inject()
export default class RefreshSessionController {
  static readonly operation = {
    summary: 'Exchanges a refresh token for a new pair',
    auth: 'refresh',
    problems: ['E_REFRESH_INVALID', 'E_REFRESH_REUSED', 'E_REFRESH_ELSEWHERE'],
    responses: { 200: authResponseSchema },
  }

  constructor(private refreshSession: RefreshSession) {}

  async handle(ctx: HttpContext): Promise<AuthResponse> {
    const { request, logger } = ctx
    const token = bearerToken(request.header('authorization'), 'rt_')
    if (token === null) throw new Problem('E_REFRESH_INVALID')
    const work = within(
      game.tokens.refreshTimeoutMs,
      this.refreshSession.handle(token, sessionKey(ctx))
    )
    const result = await work.catch((error: unknown) => {
      logger.error({ err: error, requestId: request.id() }, 'refresh failed')
      throw tryAgainIn(1)
    })
    if (result.ok) {
      keepSessionKey(ctx, result.value.browserKey ?? undefined)
      return toAuthResponse(result.value)
    }
    warnOf(result.error, logger)
    throw toProblem(result.error)
  }
}

/** What may mean that somebody has a copy of a token. */
function warnOf(error: RefreshError, logger: HttpContext['logger']): void {
  if (error.type !== 'reused' && error.type !== 'elsewhere') return
  const { userId, familyId } = error
  if (error.type === 'reused') {
    logger.warn(
      { securityEvent: 'refresh_token_reused', userId, familyId },
      'session family revoked'
    )
  } else {
    logger.warn({ securityEvent: 'refresh_token_elsewhere', userId, familyId }, 'session refused')
  }
}

function toProblem(error: RefreshError): Problem {
  switch (error.type) {
    case 'invalid':
      return new Problem('E_REFRESH_INVALID')
    case 'elsewhere':
      return new Problem('E_REFRESH_ELSEWHERE')
    case 'reused':
      return new Problem('E_REFRESH_REUSED')
    case 'too_many_requests':
      return tryAgainIn(error.retryAfterSeconds)
    default:
      return unreachable(error)
  }
}

function tryAgainIn(seconds: number): Problem {
  return new Problem('E_UNAVAILABLE', { headers: { 'retry-after': String(seconds) } })
}
