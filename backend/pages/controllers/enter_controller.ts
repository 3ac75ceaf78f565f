import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isId } from '#shared/ids'
import { readEntryRequest } from '#pages/entry/entry_request'
import { sendNotFound } from '#pages/controllers/send_not_found'
import { targetOf } from '#pages/entry/target_address'
import { ReturnAddressesContract } from '#return_addresses/contract'
import { WidgetsContract } from '#widgets/contract'

/** /go/{payload}: redirects to the page that the payload names, or to its widget. */
@inject()
export default class EnterController {
  constructor(
    private readonly addresses: ReturnAddressesContract,
    private readonly widgets: WidgetsContract
  ) {}

  async handle(ctx: HttpContext) {
    const entry = readEntryRequest(ctx)
    const { encoded, init } = entry
    const target = await targetOf(entry, this.addresses, this.widgets)
    if (target !== null) return ctx.response.redirect(target)
    if (isId(init.widgetId)) {
      return ctx.response.redirect(`/go/${encoded}/widget/${init.widgetId}`)
    }
    return sendNotFound(ctx)
  }
}
