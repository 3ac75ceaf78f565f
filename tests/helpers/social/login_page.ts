import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { OpenidProvider } from '#tests/helpers/social/openid_provider'

/** What the provider asks its user: one button to go on, one to leave it. */
export async function loginPage(
  provider: Provider,
  { account }: OpenidProvider,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', 'http://provider')
  const choice = searchParams.get('choice')
  if (choice === null) {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>The provider</title><link rel="icon" href="data:,">
      <form><button name="choice" value="go_on">Continue as ${account.email ?? account.sub}</button>
      <button name="choice" value="leave">Cancel</button></form>`)
    return
  }
  const result =
    choice === 'go_on'
      ? { login: { accountId: account.sub } }
      : { error: 'access_denied', error_description: 'The user left' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}
