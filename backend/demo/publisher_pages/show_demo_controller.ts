import type { HttpContext } from '@adonisjs/core/http'
import { loaderTag } from '@sidepick/rules/snippet'
import { DEMO_PAGES, type DemoPage } from '#demo/publisher_pages/demo_pages'
import { knownPeople } from '#demo/people/known_people'
import { gameOf, launchOf, snippetOf } from '#demo/publisher_pages/snippets'
import env from '#start/env'
import { COPY_SCRIPT } from '#shared/http/copy_script'
import { hashSource, sendPage } from '#shared/http/html'
import { sendNotFound } from '#pages/controllers/send_not_found'

/** A publisher's pages, with a strict policy for scripts and styles. */
export default class ShowDemoController {
  async handle(ctx: HttpContext) {
    const { params, request, response } = ctx
    const publisher = new URL(env.get('DEMO_PUBLISHER_URL'))
    if (request.host() !== publisher.host) {
      return response.redirect(new URL(request.url(), publisher).href)
    }
    const page = DEMO_PAGES.find((candidate) => candidate.slug === params.page)
    if (params.page && !page) return sendNotFound(ctx)

    const appUrl = new URL(env.get('APP_URL')).origin
    response.header('content-security-policy', policyOf(page, appUrl))
    await sendPage(ctx, await (page ? render(ctx, page, appUrl) : renderIndex(ctx, appUrl)))
    // The index may show passwords.
    if (!page) response.header('cache-control', 'no-store')
  }
}

/** Only a page with a script of its own allows its own origin to run any; the index has one that copies. */
function policyOf(page: DemoPage | undefined, appUrl: string): string {
  return [
    `default-src 'none'`,
    `script-src ${ownScripts(page)}${appUrl}`,
    `style-src 'self'`,
    `img-src 'self'`,
    `frame-src ${appUrl}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

function ownScripts(page: DemoPage | undefined): string {
  if (!page) return `${hashSource(COPY_SCRIPT)} `
  return page.calls ? `'self' ` : ''
}

const render = (
  { view }: HttpContext,
  { publisher, widgets, launch, calls }: DemoPage,
  appUrl: string
) =>
  view.render(`backend::demo/views/publishers/${publisher}`, {
    publisher,
    containers: widgets.map((options) => gameOf(options, appUrl)),
    loader: loaderTag(appUrl) + (launch ? launchOf(launch, appUrl) : ''),
    hasScript: calls !== undefined,
  })

const renderIndex = async (ctx: HttpContext, appUrl: string) =>
  ctx.view.render('backend::demo/views/index', {
    appUrl,
    people: await knownPeople(ctx),
    pages: DEMO_PAGES.map((page) => ({ ...page, snippet: snippetOf(page, appUrl) })),
    shared: loaderTag(appUrl),
    copyScript: COPY_SCRIPT,
  })
