import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ShowPageController from '#pages/controllers/show_page_controller'
import { APP_VERSION } from '#pages/queries/get_entry_data'

/** /: the app for a browser, the server's name for other clients. */
@inject()
export default class ShowRootController {
  constructor(private readonly app: ShowPageController) {}

  handle(ctx: HttpContext) {
    ctx.response.vary('accept')
    if (ctx.request.header('accept')?.includes('text/html')) return this.app.handle(ctx)
    return { name: 'sidepick', version: APP_VERSION, status: 'ok' }
  }
}
