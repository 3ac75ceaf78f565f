import string from '@adonisjs/core/helpers/string'
import { FRAME_RIGHTS } from '@sidepick/rules/frame_rights'
import { prefixOf } from '@sidepick/rules/path_prefix'
import { ownAddress, WIDGET_PATHS } from '@sidepick/rules/own_address'
import { matchPath } from '@sidepick/rules/screens'
import { isId } from '#shared/ids'
import { pageAddress } from '#partner_domains/contract'
import type { CustomUrlsContract } from '#custom_urls/contract'
import type { WidgetsContract } from '#widgets/contract'
import { oembedSize } from '#pages/entry/oembed_size'

/** As long as a shared cache keeps it. */
export const OEMBED_AGE_S = 3_600

const CUSTOM_PATHS = ['/custom/:customId', '/custom/:customId/:gameId']
const PATHS = [...Object.values(WIDGET_PATHS), ...CUSTOM_PATHS]

interface Asked {
  /** As it was given. */
  url: string
  /** Where this server is. */
  origin: string
  maxwidth?: number
  maxheight?: number
}

/** Why there is no answer: no widget has this address, or its creator chose who may show it. */
type Refusal = 'unknown' | 'private'

export type OEmbedAnswer = { ok: false; why: Refusal } | { ok: true; value: object }

/** How another page shows the widget of an address. */
export async function getOembed(
  asked: Asked,
  widgets: WidgetsContract,
  customUrls: CustomUrlsContract
): Promise<OEmbedAnswer> {
  const address = ownAddress(asked.url, asked.origin, [])
  const named = address === null ? null : await nameOf(address, customUrls)
  const widget = named && (await widgets.find(named.widgetId))
  if (!address || !named || !widget) return { ok: false, why: 'unknown' }
  if (!widget.isPublic) return { ok: false, why: 'private' }
  const page = pageAddress('')
  const [data, bootstrap] = await Promise.all([
    widgets.widgetData({ ...named, userId: null, size: 1, page }),
    widgets.bootstrap({ widgetId: named.widgetId, page, unitId: null }),
  ])
  if (!data || !bootstrap) return { ok: false, why: 'unknown' }

  const [game] = [...data.playlist.games, ...data.playlist.autofilledGames]
  const title = game?.text ?? widget.name
  const box = oembedSize(asked)
  return {
    ok: true,
    value: {
      version: '1.0',
      type: box ? 'rich' : 'link',
      title,
      author_name: bootstrap.widget.partnerName ?? bootstrap.widget.creatorName,
      provider_name: bootstrap.brand.name,
      provider_url: asked.origin,
      cache_age: OEMBED_AGE_S,
      ...(box && { ...box, html: frame(new URL(address, asked.origin).href, title, box) }),
    },
  }
}

/** The widget, and the game to show first, that an address of ours names. */
async function nameOf(
  address: string,
  customUrls: CustomUrlsContract
): Promise<{ widgetId: string; gameId?: string } | null> {
  const { pathname } = new URL(address, 'https://own.invalid')
  const path = pathname.slice(prefixOf(pathname).length)
  const params = PATHS.map((pattern) => matchPath(pattern, path)).find((found) => found !== null)
  if (!params) return null
  const gameId = isId(params.gameId) ? { gameId: params.gameId.toLowerCase() } : {}
  if (isId(params.widgetId)) return { widgetId: params.widgetId.toLowerCase(), ...gameId }
  if (!params.customId) return null
  const custom = await customUrls.find(params.customId.toLowerCase())
  return custom && { widgetId: custom.widgetId, ...gameId }
}

const frame = (src: string, title: string, { width, height }: { width: number; height: number }) =>
  `<iframe src="${string.escapeHTML(src)}" title="${string.escapeHTML(title)}"` +
  ` width="${width}" height="${height}" allow="${FRAME_RIGHTS};web-share" loading="lazy"` +
  ' referrerpolicy="strict-origin-when-cross-origin" style="border:0;max-width:100%"></iframe>'
