import type { ServerResponse } from 'node:http'
import auth from '@adonisjs/auth/services/main'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { ContainerBindings } from '@adonisjs/core/types'
import { game } from '#config/game'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import { Problem } from '#shared/problem'

type Stream = ReturnType<ContainerBindings['transmit']['createStream']>

const TRY_AGAIN_SECONDS = 60

/** How the package marks its heartbeats, and how it ends every event. */
const HEARTBEAT = '$$transmit/ping'
const END_OF_EVENT = '\n'

/** Streams that this process has open, by player. */
const streams = new Map<string, Set<Stream>>()

export const channelOf = (userId: string): string => `users/${userId}`

/**
 * Streams the caller's own live events until the access token expires. Neither path nor query names a player or a
 * channel, and there is no second request to subscribe, so any process may answer it.
 */
export async function openStream(ctx: HttpContext): Promise<void> {
  const user = ctx.auth.getUserOrFail()
  // A HEAD response has no body and would never end.
  if (ctx.request.method() === 'HEAD') return
  const own = streams.get(user.id) ?? new Set()
  if (own.size >= game.live.streamsPerPlayer) {
    throw new Problem('E_TOO_MANY_REQUESTS', {
      headers: { 'retry-after': String(TRY_AGAIN_SECONDS) },
    })
  }
  const transmit = await app.container.make('transmit')
  const uid = newId()
  const { request } = ctx.request
  const { response } = ctx.response
  const headers = ctx.response.getHeaders()
  const stream = transmit.createStream({
    uid,
    context: ctx,
    request,
    response,
    injectResponseHeaders: headers,
  })
  // Every event passes the check of the token before it is written.
  stream.unpipe(response)
  stream.on('error', () => response.destroy())
  closeWithTheServer()
  streams.set(user.id, own.add(stream))
  response.once('close', () => {
    stream.end()
    own.delete(stream)
    if (own.size === 0) streams.delete(user.id)
  })
  await transmit.subscribe({ uid, channel: channelOf(user.id), skipAuthorization: true })
  forward(ctx, stream, response).catch((error: unknown) => {
    ctx.logger.warn({ err: error }, 'a live stream broke off')
    response.destroy()
  })
}

let closing = false

/**
 * A stopping server waits for open responses. Hooks run in reverse order, so this one closes the streams before that
 * wait. It is registered at once, because the server answers requests before it is ready.
 */
function closeWithTheServer(): void {
  if (!closing) app.terminating(closeStreams)
  closing = true
}

/** Ends all streams; pages reconnect, to this process or another. */
export function closeStreams(): void {
  for (const own of streams.values()) for (const stream of own) stream.end()
}

async function forward(ctx: HttpContext, stream: Stream, response: ServerResponse): Promise<void> {
  const endsAtMs = ctx.auth.user!.currentAccessToken.expiresAt!.getTime()
  const mayHear = (line: string) => {
    if (line === END_OF_EVENT) return true
    return line.includes(HEARTBEAT) ? clock.nowMs() < endsAtMs : isSignedIn(ctx)
  }
  for await (const line of stream as AsyncIterable<string>) {
    if (!(await mayHear(line))) break
    // A client that does not read is disconnected before its buffer grows.
    if (!response.write(line)) return void response.destroy()
  }
  // The package keeps the connection alive, which would delay a stopping server.
  response.end(() => response.socket?.end())
}

/** Checks again, because the session or the account may have ended. */
function isSignedIn(ctx: HttpContext): Promise<boolean> {
  return auth.createAuthenticator(ctx).check()
}
