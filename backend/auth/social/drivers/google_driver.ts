import { GoogleDriver as AllyGoogleDriver } from '@adonisjs/ally/drivers/google'
import type { ApiRequestContract, GoogleDriverConfig, GoogleToken } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { IdTokenIssuer } from '#auth/social/id_token'
import { isTrue, oidcUser } from '#auth/social/drivers/oidc_user'

/** Ally's driver, reading the signed id_token instead of asking for the profile. The state is kept by the flow's cookie. */
export class GoogleDriver extends AllyGoogleDriver {
  constructor(
    ctx: HttpContext,
    readonly settings: GoogleDriverConfig & IdTokenIssuer
  ) {
    super(ctx, { ...settings, scopes: ['openid', 'email'] })
  }

  loadState(): void {}

  override async user(callback?: (request: ApiRequestContract) => void) {
    const token = await this.accessToken(callback)
    return { ...(await this.#read(token.idToken)), token }
  }

  override async userFromToken(idToken: string) {
    return { ...(await this.#read(idToken)), token: { token: idToken, type: 'bearer' as const } }
  }

  #read(idToken: GoogleToken['idToken']) {
    return oidcUser(idToken, this.settings, ({ email_verified: verified }) => isTrue(verified))
  }
}
