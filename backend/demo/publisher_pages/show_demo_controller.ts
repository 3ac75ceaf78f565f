import type { HttpContext } from '@adonisjs/core/http'
import { DEMO_PAGES } from '#demo/publisher_pages/demo_pages'
import env from '#start/env'
import { sendPage } from '#shared/http/html'
import { sendNotFound } from '#pages/controllers/send_not_found'

/** A publisher's pages, with a strict policy for scripts and styles. */
export default class ShowDemoController {
  async handle(ctx: HttpContext) {
    const { params, request, response, view } = ctx
    const publisher = new URL(env.get('DEMO_PUBLISHER_URL'))
    if (request.host() !== publisher.host) {
      return response.redirect(new URL(request.url(), publisher).href)
    }
    const page = DEMO_PAGES.find((candidate) => candidate.slug === params.page)
    if (params.page && !page) return sendNotFound(ctx)

    const appOrigin = new URL(env.get('APP_URL')).origin
    response.header(
      'content-security-policy',
      [
        `default-src 'none'`,
        `script-src ${appOrigin}`,
        `style-src 'self'`,
        `img-src 'self'`,
        `frame-src ${appOrigin}`,
        `base-uri 'none'`,
        `form-action 'none'`,
        `frame-ancestors 'none'`,
      ].join('; ')
    )
    const html = page
      ? await view.render(`backend::demo/views/${page.view}`, { appUrl: appOrigin, ...page })
      : await view.render('backend::demo/views/index', {
          appUrl: appOrigin,
          pages: DEMO_PAGES.map(({ slug, title, description }) => ({
            title,
            description,
            href: `/demo/${slug}`,
          })),
        })
    return sendPage(ctx, html)
  }
}
