import { Oauth2Driver } from '@adonisjs/ally'
import type { OidcToken } from '#auth/social/drivers/oidc_user'

/** Signing in by a code. The state is kept by the flow's cookie, not by Ally's; config knows the addresses. */
export abstract class CodeDriver extends Oauth2Driver<OidcToken, string> {
  // Ally asks for these all the same.
  protected authorizeUrl = ''
  protected accessTokenUrl = ''
  protected stateCookieName = ''
  protected stateParamName = 'state'
  protected codeParamName = 'code'
  protected errorParamName = 'error'
  protected scopeParamName = 'scope'
  protected scopesSeparator = ' '
}
