import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import type { RedirectRequestContract } from '@adonisjs/ally/types'
import type { SocialProvider } from '@sidepick/rules/types'
import env from '#start/env'
import { clock } from '#shared/clock'
import { CodeDriver } from '#auth/social/drivers/code_driver'

/** The answer of the demo's sign-in page; sealed, so that nobody can forge one. */
interface DemoAnswer {
  email: string
  /** null for a provider whose answer has none. */
  nonce: string | null
}

const PURPOSE = 'demo_account'
const SECONDS = 120

export function sealDemoAnswer(answer: DemoAnswer): string {
  const sealed = { ...answer, iat: Math.floor(clock.nowMs() / 1_000) }
  return encryption.encrypt(sealed, { expiresIn: `${SECONDS} seconds`, purpose: PURPOSE })
}

/**
 * Stands in for a provider without keys, in a demo only. Anybody may enter any address there, so it verifies none, and
 * its subjects never equal those of the real provider.
 */
export class DemoDriver extends CodeDriver {
  constructor(ctx: HttpContext, provider: SocialProvider) {
    super(ctx, { clientId: 'demo', clientSecret: '', callbackUrl: '' })
    this.authorizeUrl = new URL(`/demo/account/${provider}`, env.get('APP_URL')).href
  }

  protected override configureRedirectRequest(request: RedirectRequestContract<string>): void {
    request.clearParam('redirect_uri').clearParam('client_id')
  }

  accessDenied(): boolean {
    return this.getError() === 'access_denied'
  }

  async user() {
    return this.userFromToken(String(this.getCode()))
  }

  async userFromToken(code: string) {
    const answer = encryption.decrypt<DemoAnswer & { iat: number }>(code, PURPOSE)
    if (answer === null) throw new Error('not an answer of the demo')
    return {
      id: `demo:${answer.email}`,
      nickName: '',
      name: '',
      avatarUrl: null,
      email: answer.email,
      emailVerificationState: 'unverified' as const,
      original: {
        nonce: answer.nonce,
        iat: answer.iat,
        exp: answer.iat + SECONDS,
      },
      token: { token: '', type: 'bearer' as const },
    }
  }
}
