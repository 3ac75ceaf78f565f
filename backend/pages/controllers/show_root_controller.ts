import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { APP_VERSION } from '#pages/queries/get_entry_data'
import { sendNotFound } from '#pages/not_found'

/** /: says who answers here; a browser is led to the demo where it is shown. */
export default class ShowRootController {
  async handle(ctx: HttpContext) {
    if (!ctx.request.header('accept')?.includes('text/html')) {
      return { name: 'sidepick', version: APP_VERSION, status: 'ok' }
    }
    if (env.get('DEMO')) return ctx.response.redirect('/demo')
    return sendNotFound(ctx)
  }
}
