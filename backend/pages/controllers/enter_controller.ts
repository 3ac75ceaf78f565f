import type { HttpContext } from '@adonisjs/core/http'
import { encodeInitPayload, safeTargetPath } from '@sidepick/rules/init_payload'
import { isId } from '#shared/ids'
import { readEntryRequest } from '#pages/entry_request'
import { sendNotFound } from '#pages/not_found'

/** /go/{payload}: leads to the page the payload asks for, or to its widget. */
export default class EnterController {
  async handle(ctx: HttpContext) {
    const { encoded, init } = readEntryRequest(ctx)
    const { targetUrl, ...rest } = init
    const target = safeTargetPath(targetUrl)
    if (target) return ctx.response.redirect(`/go/${encodeInitPayload(rest)}${target}`)
    if (isId(init.widgetId)) {
      return ctx.response.redirect(`/go/${encoded}/widget/${init.widgetId}`)
    }
    return sendNotFound(ctx)
  }
}
