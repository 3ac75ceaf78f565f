import { createHmac } from 'node:crypto'
import { FacebookDriver as AllyFacebookDriver } from '@adonisjs/ally/drivers/facebook'
import type { HttpContext } from '@adonisjs/core/http'
import type { FacebookDriverConfig } from '@adonisjs/ally/types'

/**
 * Ally's driver, proving with each call that the token is used by the app it was issued to. Facebook does not say whether
 * an address is verified. The state is kept by the flow's cookie.
 */
export class FacebookDriver extends AllyFacebookDriver {
  constructor(ctx: HttpContext, settings: FacebookDriverConfig) {
    super(ctx, { ...settings, scopes: ['email'], userFields: ['id', 'email'] })
  }

  loadState(): void {}

  protected override getAuthenticatedRequest(url: string, token: string) {
    const proof = createHmac('sha256', this.config.clientSecret).update(token).digest('hex')
    return super.getAuthenticatedRequest(url, token).param('appsecret_proof', proof)
  }
}
