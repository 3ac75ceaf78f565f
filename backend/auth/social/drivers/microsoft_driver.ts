import type { Claims } from '#auth/social/id_token'
import { isTrue } from '#auth/social/drivers/oidc_user'
import { OidcDriver } from '#auth/social/drivers/oidc_driver'

export class MicrosoftDriver extends OidcDriver {
  protected scopes = ['openid', 'email']

  /**
   * An organisation may write any address into its accounts. Microsoft vouches for one only where it says that the owner
   * of the domain is verified (xms_edov).
   */
  protected isVerified({ email_verified: verified, xms_edov: edov }: Claims): boolean {
    return isTrue(verified) || isTrue(edov) || edov === 1 || edov === '1'
  }
}
