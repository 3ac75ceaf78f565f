import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import proxyAddr from 'proxy-addr'
import { apiPrefixes, headersOfAll, http, patience } from '#config/app'
import { findHotAnswer, sendAnswer, type HotAnswer } from '#shared/http/hot_answers'
import { throttle } from '#shared/http/throttle'

/** How often Node checks for late headers and requests; its default is 30 s. */
const CHECK_MS = 1_000

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * The server, with cached answers of public reads in front of the framework, whose context, router and middleware cost
 * several times as much. The framework handles everything else, refusals included.
 */
export function createHttpServer(
  handle: Handle,
  { headMs, silentBodyMs, callMs, idleMs } = patience
): Server {
  const limits = {
    headersTimeout: headMs,
    requestTimeout: callMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.min(headMs, CHECK_MS),
  }
  return createServer(limits, (request, response) => {
    // Reads the address early, because a closed socket has none: a disconnected client is counted too.
    void request.socket.remoteAddress
    if (holdsBody(request)) cutOffSilence(request, response, silentBodyMs)
    request.url = withoutPrefix(request.url ?? '/')
    const answer = findHotAnswer(request)
    const handleAll = () => handle(request, response.setHeaders(headersOfAll))
    if (answer === undefined) return handleAll()
    isWithin(answer, request).then(
      (within) => (within ? sendAnswer(request, response, answer) : handleAll()),
      handleAll
    )
  })
}

function holdsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/** A response may be silent for long, as an event stream is. Without a listener Node would close the connection. */
function cutOffSilence(request: IncomingMessage, response: ServerResponse, ms: number): void {
  request.setTimeout(ms, () => request.destroy())
  response.on('timeout', () => undefined)
}

/** The same routes answer below the prefixes, for proxies that recognise the API by its path. */
function withoutPrefix(url: string): string {
  const prefix = apiPrefixes.find(
    (one) => url.startsWith(one) && '/?'.includes(url[one.length] ?? '/')
  )
  if (prefix === undefined) return url
  const rest = url.slice(prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

async function isWithin({ limit }: HotAnswer, request: IncomingMessage): Promise<boolean> {
  return (await throttle(limit, proxyAddr(request, http.trustProxy))) === null
}
