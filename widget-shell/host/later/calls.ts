import type { Http } from '@sidepick/card-kit'
import { createHttp, type CallContext } from '@sidepick/card-kit/http'
import { httpFrom } from '@sidepick/card-kit/http_over'
import type { PageData } from '@sidepick/rules/types'
import type { Session } from '../session/session'
import type { Tokens } from '../session/tokens'

/** Path of the publisher's page, where the loader passed its address on. */
function pathOf(ref: string | undefined): string {
  try {
    return new URL(ref ?? '').pathname
  } catch {
    return ''
  }
}

export interface CallOrigin {
  /** Goes before every path; empty for the page's own origin. */
  baseUrl: string
  /** Where the frame was entered from. */
  referrer: string
}

/** The two HTTP clients: without a session, for the session's own requests, and with the player's token. */
export function createCalls(entry: PageData, tokens: Tokens, { baseUrl, referrer }: CallOrigin) {
  const context = (accessToken: string | null): CallContext => ({
    appVersion: entry.appVersion,
    language: entry.language,
    path: pathOf(entry.init.ref),
    referrer,
    domain: entry.host,
    accessToken,
  })
  return {
    plain: createHttp({ baseUrl, context: () => context(null) }),
    authorised(session: Session): Http {
      const http = createHttp({
        baseUrl,
        context: () => context(tokens.accessToken()),
        onUnauthorized: () => session.renewAfterRefusal(),
      })
      // Renews the token before the request instead of after a refusal; without a session the request is a stranger's.
      return httpFrom(() => session.accessToken().then(() => http))
    },
  }
}
