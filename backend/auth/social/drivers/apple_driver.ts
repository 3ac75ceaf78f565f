import { importPKCS8, SignJWT } from 'jose'
import type { ApiRequestContract, RedirectRequestContract } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#shared/clock'
import type { Claims } from '#auth/social/id_token'
import { isTrue } from '#auth/social/drivers/oidc_user'
import { OidcDriver, type OidcSettings } from '#auth/social/drivers/oidc_driver'

export interface AppleSettings extends OidcSettings {
  issuer: string
  teamId: string
  keyId: string
  /** PKCS #8, as Apple hands it out. */
  privateKey: string
}

/** Seconds that a client secret is good for: one exchange. */
const SECRET_SECONDS = 300

/**
 * Apple answers by a form that the browser posts across sites, and takes a signed statement for a client secret. It offers
 * the player's name once, in that form; it is neither asked for nor read.
 */
export class AppleDriver extends OidcDriver {
  protected scopes = ['openid', 'email']
  protected override refusals = ['user_cancelled_authorize', 'access_denied']

  constructor(
    ctx: HttpContext,
    readonly own: AppleSettings
  ) {
    super(ctx, own)
  }

  protected override configureRedirectRequest(request: RedirectRequestContract<string>): void {
    super.configureRedirectRequest(request)
    request.param('response_mode', 'form_post')
  }

  protected isVerified({ email_verified: verified }: Claims): boolean {
    return isTrue(verified)
  }

  override async accessToken(callback?: (request: ApiRequestContract) => void) {
    const secret = await this.#clientSecret()
    return super.accessToken((request) => {
      request.field('client_secret', secret)
      callback?.(request)
    })
  }

  async #clientSecret(): Promise<string> {
    const { clientId, teamId, keyId, privateKey, issuer } = this.own
    const nowSeconds = Math.floor(clock.nowMs() / 1_000)
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(nowSeconds)
      .setExpirationTime(nowSeconds + SECRET_SECONDS)
      .sign(await importPKCS8(privateKey, 'ES256'))
  }
}
