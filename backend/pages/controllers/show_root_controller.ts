import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { wantsPage } from '#shared/http/notice/send_notice'
import ShowPageController from '#pages/controllers/show_page_controller'
import { APP_VERSION } from '#pages/queries/get_entry_data'

/** /: the app for a browser, the server's name for other clients. */
@inject()
export default class ShowRootController {
  constructor(private readonly app: ShowPageController) {}

  handle(ctx: HttpContext) {
    ctx.response.vary('accept')
    if (wantsPage(ctx)) return this.app.handle(ctx)
    return { name: 'sidepick', version: APP_VERSION, status: 'ok' }
  }
}
