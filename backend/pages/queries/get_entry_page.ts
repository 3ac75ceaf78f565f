import { createHash } from 'node:crypto'
import edge from 'edge.js'
import { intlTag } from '@sidepick/rules/languages'
import type { EntryData } from '@sidepick/rules/types'
import { themeStyle } from '@sidepick/rules/theme_style'
import { game } from '#config/game'
import { encode, type Encoded } from '#shared/http/encodings'
import { keptOnce } from '#pages/queries/kept_once'
import { inlineJson } from '#shared/http/html'
import { firstQuestion } from '#pages/entry/first_question'
import { modeStyle } from '#pages/entry/mode_style'
import { shareTags } from '#pages/entry/share_tags'
import type { SharedResult } from '#pages/entry/shared_result'
import { PAGE_STYLE } from '#pages/entry/page_style'
import { policiesOf } from '#pages/headers/page_policies'
import { pageAssets } from '#pages/queries/build_manifest'
import { getEntryData, type EntryQuery } from '#pages/queries/get_entry_data'
import type { GamePlaysContract } from '#gameplays/contract'
import type { WidgetsContract } from '#widgets/contract'

/** The entry page of a widget, the same for everybody who asks for it in this way. */
interface EntryPage {
  headers: Record<string, string>
  body: Encoded
  etag: string
  /** Its address alone does not decide what it holds: the browser's own headers do too. */
  dependsOnFrame: boolean
}

/** What a page is made of: its data, and the result that its address shares. */
interface PageQuery extends EntryQuery, SharedResult {
  /** Asked for by a loader's address, which no crawler reads: it tells of itself only which page it stands for. */
  isEmbedded: boolean
}

/** Most pages that are kept, ready to be sent. */
const MAX_PAGES = 500

/**
 * By what the page is made of, and not by its address: views that differ in an id only are sent the same bytes. null
 * when there is no such widget.
 */
export const getEntryPage = keptOnce(makePage, {
  max: MAX_PAGES,
  ttl: game.cacheMs.hotAnswer,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
})

async function makePage(
  query: PageQuery,
  widgets: WidgetsContract,
  plays: GamePlaysContract
): Promise<EntryPage | null> {
  const [data, other] = await Promise.all([
    getEntryData(query, widgets, plays),
    getEntryData({ ...query, isTopLevel: !query.isTopLevel }, widgets, plays),
  ])
  if (!data) return null
  const { html, headers } = await render(data, query)
  return {
    headers,
    body: await encode(html),
    etag: `"${digest(JSON.stringify(headers) + html)}"`,
    dependsOnFrame: JSON.stringify(data.bootstrap) !== JSON.stringify(other?.bootstrap),
  }
}

async function render(data: EntryData, query: PageQuery) {
  const assets = await pageAssets()
  const style = `${PAGE_STYLE}${assets.inlineStyles}${modeStyle(data)}${themeStyle(data.bootstrap.config)}`
  const critical = data.bootstrap.remotes.filter((remote) => remote.critical)
  const question = firstQuestion(data)
  const html = await edge.render('widget', {
    assets,
    style,
    share: shareTags(data, question, query),
    isEmbedded: query.isEmbedded,
    locale: data.locale,
    lang: intlTag(data.language),
    preloads: critical.flatMap(({ entry, integrity, preload }) => [
      { url: entry, integrity },
      ...preload,
    ]),
    question,
    blade: data.bootstrap.config.experimentFlags?.bladeVideo === true,
    json: inlineJson(data),
  })
  const headers = {
    ...policiesOf(data.bootstrap, { style, script: assets.inlineScript }),
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Not by origin: a page is opened, never read by another origin.
    'vary': 'Accept-Encoding',
  }
  return { html, headers }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
