import { createHttp, type CallContext, type Http } from '@sidepick/card-kit'
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

/** The two ways to call the platform: bare, for the session itself, and as whoever plays. */
export function createCalls(entry: PageData, tokens: Tokens, { baseUrl, referrer }: CallOrigin) {
  const context = (accessToken: string | null): CallContext => ({
    appVersion: entry.appVersion,
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
      return async (...call) => {
        // Renewed before the call rather than after its refusal; without a session the call goes out as a stranger's.
        await session.accessToken()
        return http(...call)
      }
    },
  }
}
