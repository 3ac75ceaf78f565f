import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import type { AllyUserContract, RedirectRequestContract } from '@adonisjs/ally/types'
import type { SocialProvider } from '@sidepick/rules/types'
import vine from '@vinejs/vine'
import { createHash } from 'node:crypto'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { failure, success, type Result } from '#shared/result'
import type { SocialFlow } from '#auth/social/flow'
import { CLOCK_TOLERANCE_SECONDS, type Claims } from '#auth/social/id_token'
import type { SocialPerson } from '#auth/social/person'
import { PROVIDER_TERMS } from '#auth/social/provider_terms'
import { same } from '#auth/social/same'
import { emailSchema } from '#shared/http/validation/email'

type Ally = HttpContext['ally']

/** Address of the provider's page for this sign-in. */
export async function authorizeUrl(ally: Ally, flow: SocialFlow): Promise<string> {
  const { signsNonce, takesPkce } = PROVIDER_TERMS[flow.provider]
  const ask = (request: RedirectRequestContract) => {
    request.param('state', flow.state)
    if (signsNonce) request.param('nonce', flow.nonce)
    if (!takesPkce) return
    const challenge = createHash('sha256').update(flow.codeVerifier).digest('base64url')
    request.param('code_challenge', challenge).param('code_challenge_method', 'S256')
  }
  return ally.use(flow.provider).redirectUrl(ask)
}

/** The identity in the provider's answer. The caller has checked the answer's state. */
export async function identify(
  ally: Ally,
  flow: SocialFlow
): Promise<Result<SocialPerson, { type: 'access_denied' | 'provider_error' }>> {
  const { signsNonce, takesPkce } = PROVIDER_TERMS[flow.provider]
  const driver = ally.use(flow.provider).stateless()
  if (driver.accessDenied()) return failure({ type: 'access_denied' })
  if (driver.hasError()) return failure({ type: 'provider_error' })
  try {
    const user = await driver.user((request) => {
      if (takesPkce) request.field('code_verifier', flow.codeVerifier)
    })
    if (signsNonce && !same(user.original.nonce, flow.nonce)) {
      throw new Error('the id_token answers another sign-in')
    }
    return success(await toPerson(flow.provider, user))
  } catch (error) {
    logRefusal(flow.provider, error)
    return failure({ type: 'provider_error' })
  }
}

/** The identity of a token that the client sends, recently issued by the provider; null when invalid. */
export async function identifyByToken(
  ally: Ally,
  provider: SocialProvider,
  token: string
): Promise<(SocialPerson & { expiresAtMs: number }) | null> {
  try {
    const user = await ally.use(provider).userFromToken(token)
    const { iat = 0, exp = 0 } = user.original as Claims
    // It is not bound to this browser, so it must be recent, or a leaked old one could be used.
    if (clock.nowMs() - iat * 1_000 > game.social.flowMs) throw new Error('the token is too old')
    return {
      ...(await toPerson(provider, user)),
      expiresAtMs: exp * 1_000 + CLOCK_TOLERANCE_SECONDS * 1_000,
    }
  } catch (error) {
    logRefusal(provider, error)
    return null
  }
}

async function toPerson(
  provider: SocialProvider,
  user: Pick<AllyUserContract<never>, 'id' | 'email' | 'emailVerificationState'>
): Promise<SocialPerson> {
  return {
    provider,
    subject: String(user.id),
    email: await readEmail(user.email),
    emailVerified: user.emailVerificationState === 'verified',
  }
}

/** Only name and message, because other properties may contain secrets. */
function logRefusal(provider: SocialProvider, error: unknown): void {
  const { name, message } = error as Error
  logger.warn({ provider, error: { name, message } }, 'a provider did not identify')
}

const emailValidator = vine.create(emailSchema())

async function readEmail(email: unknown): Promise<string | null> {
  const [, good] = await emailValidator.tryValidate(email)
  return good
}
