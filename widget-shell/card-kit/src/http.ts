import type { Language } from '@sidepick/rules/types'
import type { Http, HttpError } from './http_contract'
import { httpOver, type HttpRequest } from './http_over'

/** The headers about the origin of every request. */
export interface CallContext {
  appVersion: string
  /** Of the visit, in which the server words its answers; without one it goes by the browser's. */
  language?: Language
  /** Path of the publisher's page. */
  path: string
  /** Where the publisher's page was entered from. */
  referrer: string
  /** Host name of the publisher's page. */
  domain: string
  /** null for a stranger. */
  accessToken: string | null
}

export interface HttpOptions {
  /** Prefix of every path; empty for the widget's own origin. */
  baseUrl: string
  /** Read for every request. */
  context: () => CallContext
  /**
   * Called after 401 for a request with a token; resolves true when there is a new token, and the request is repeated.
   */
  onUnauthorized?: () => Promise<boolean>
  fetch?: typeof fetch
}

const NETWORK_ERROR: HttpError = {
  status: 0,
  code: 'E_NETWORK',
  message: 'The network did not answer',
  errors: [],
}

function headersOf(context: CallContext, body: unknown, extra?: Record<string, string>) {
  return {
    'accept': 'application/json',
    'app-version': context.appVersion,
    'x-app-path': context.path,
    'x-app-referrer': context.referrer,
    'x-app-domain': context.domain,
    ...(context.language ? { 'accept-language': context.language } : {}),
    'tz': Intl.DateTimeFormat().resolvedOptions().timeZone,
    // The browser sets the type of a form, with its boundary.
    ...(body === undefined || isForm(body) ? {} : { 'content-type': 'application/json' }),
    ...(context.accessToken ? { authorization: `Bearer ${context.accessToken}` } : {}),
    ...extra,
  }
}

/** How long a call may take in milliseconds; whatever waits for it must go on, such as other tabs for a renewed session. */
const LIMIT_MS = 20_000
/** A file takes as long as a slow line needs for it. */
const FORM_LIMIT_MS = 300_000

/** Ends a call with its caller's signal, or when its time is over; `end` once it was read. */
function limited({ body, signal }: HttpRequest) {
  const over = new AbortController()
  const leave = () => over.abort(signal?.reason)
  const timer = setTimeout(() => over.abort(), isForm(body) ? FORM_LIMIT_MS : LIMIT_MS)
  signal?.addEventListener('abort', leave)
  if (signal?.aborted) leave()
  const end = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
  return { signal: over.signal, end }
}

const isForm = (body: unknown): body is FormData => body instanceof FormData

async function readError(response: Response): Promise<HttpError> {
  const problem: Partial<HttpError> = await response.json().catch(() => ({}))
  return {
    status: response.status,
    code: problem.code ?? `E_HTTP_${response.status}`,
    message: problem.message ?? (response.statusText || `HTTP ${response.status}`),
    errors: problem.errors ?? [],
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}

/**
 * The base of every request to the platform.
 *
 * @throws {HttpError} the server's problem details; status 0 and code E_NETWORK when no readable answer came, or none
 * within 20 s (5 min for a form). An aborted call rejects with the signal's own reason.
 */
export function createHttp(options: HttpOptions): Http {
  const send = async (call: HttpRequest) => {
    const context = options.context()
    const { signal, end } = limited(call)
    const request: RequestInit = {
      method: call.method,
      credentials: 'same-origin',
      headers: headersOf(context, call.body, call.headers),
      body: isForm(call.body) ? call.body : JSON.stringify(call.body),
      signal,
    }
    try {
      const response = await (options.fetch ?? fetch)(options.baseUrl + call.url, request)
      return { response, end, signedIn: context.accessToken !== null }
    } catch (error) {
      end()
      if (call.signal?.aborted) throw error
      throw NETWORK_ERROR
    }
  }

  return httpOver(async (call) => {
    let { response, end, signedIn } = await send(call)
    if (response.status === 401 && signedIn && (await options.onUnauthorized?.())) {
      end()
      ;({ response, end } = await send(call))
    }
    try {
      if (!response.ok) throw await readError(response)
      call.heard?.(response.headers)
      return await readAnswer(response).catch(() => {
        throw NETWORK_ERROR
      })
    } finally {
      end()
    }
  })
}
