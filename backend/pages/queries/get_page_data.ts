import { resolveLanguage, wordsOf } from '@sidepick/rules/languages'
import type { PageData } from '@sidepick/rules/types'
import { isId } from '#shared/ids'
import type { EntryRequest } from '#pages/entry/entry_request'
import { APP_VERSION } from '#pages/queries/get_entry_data'
import type { WidgetsContract } from '#widgets/contract'

interface PageQuery {
  flavour?: string
  language?: string
  entry: EntryRequest
}

/** What a page without games needs: who embeds us, the experience, and the screens. */
export async function getPageData(query: PageQuery, widgets: WidgetsContract): Promise<PageData> {
  const { init, page } = query.entry
  const wanted = query.language ?? init.lang
  const bootstrap = await widgets.pageBootstrap({
    widgetId: isId(init.widgetId) ? init.widgetId.toLowerCase() : null,
    page,
    flavour: query.flavour ?? init.flavour,
    language: wanted,
    isTopLevel: query.entry.isTopLevel,
    unitId: init.analyticsDeviceId ?? null,
  })
  const language = resolveLanguage(wanted, bootstrap.hostMode.flags.language)
  return {
    bootstrap,
    locale: wordsOf(language),
    language,
    init,
    host: page.host,
    appVersion: APP_VERSION,
  }
}
