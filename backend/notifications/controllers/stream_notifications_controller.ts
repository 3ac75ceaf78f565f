import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { openStream } from '#shared/delivery/live/streams'

export default class StreamNotificationsController {
  static readonly operation = {
    summary:
      'Server-sent events: says at once that the caller was told something, until the access token ends',
    auth: 'player',
    stream: true,
    responses: { 200: vine.string() },
  }

  handle(ctx: HttpContext) {
    return openStream(ctx)
  }
}
