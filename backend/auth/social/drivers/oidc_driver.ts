import type {
  ApiRequestContract,
  Oauth2DriverConfig,
  RedirectRequestContract,
} from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { Claims, IdTokenIssuer } from '#auth/social/id_token'
import { CodeDriver } from '#auth/social/drivers/code_driver'
import { oidcUser } from '#auth/social/drivers/oidc_user'

export type OidcSettings = Oauth2DriverConfig & IdTokenIssuer

/** A provider that answers with a signed id_token. */
export abstract class OidcDriver extends CodeDriver {
  protected abstract scopes: string[]
  /** What the provider calls a player who did not go on. */
  protected refusals = ['access_denied']

  constructor(
    ctx: HttpContext,
    readonly settings: OidcSettings
  ) {
    super(ctx, settings)
  }

  protected abstract isVerified(claims: Claims): boolean

  protected override configureRedirectRequest(request: RedirectRequestContract<string>): void {
    request.scopes(this.scopes).param('response_type', 'code')
  }

  accessDenied(): boolean {
    return this.refusals.includes(this.getError() ?? '')
  }

  async user(callback?: (request: ApiRequestContract) => void) {
    const token = await this.accessToken(callback)
    return { ...(await this.#read(token.id_token)), token }
  }

  async userFromToken(idToken: string) {
    return { ...(await this.#read(idToken)), token: { token: idToken, type: 'bearer' as const } }
  }

  #read(idToken: unknown) {
    return oidcUser(idToken, this.settings, (claims) => this.isVerified(claims))
  }
}
