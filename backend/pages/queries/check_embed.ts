import { listsOrigin } from '@sidepick/rules/origin_match'
import { readAddress } from '@sidepick/rules/own_address'
import { LOADER_PATH } from '@sidepick/rules/snippet'
import { isId } from '#shared/ids'
import { pageAddress } from '#partner_domains/contract'
import { checkSnippet, ownScript, type Finding } from '#pages/domain/check_snippet'
import { integrityMatches } from '#pages/domain/integrity_matches'
import { readTags, type Tag } from '#pages/domain/read_tags'
import { publicFile } from '#pages/queries/build_manifest'
import type { CustomUrlsContract } from '#custom_urls/contract'
import type { WidgetsContract } from '#widgets/contract'

interface Asked {
  address?: string
  snippet: string
  headers?: string
  /** Where this server is. */
  origin: string
}

/** A call of the loader's `mount`, or its place in the queue before the loader is there. */
const MOUNTS = /VSWidget[^<]*\bmount\b/

/** The attributes that name a widget. */
const NAMING = ['data-vs-widget', 'data-vs-opens'] as const

/** Of how many widgets a check says something: more than one article has. */
const WIDGETS_MOST = 10

/** What is wrong with a page that a publisher describes; nothing of it is fetched. */
export async function checkEmbed(
  { address = '', snippet, headers = '', origin }: Asked,
  widgets: WidgetsContract,
  customUrls: CustomUrlsContract
): Promise<Finding[]> {
  const tags = readTags(snippet)
  const site = readAddress(address, 'https://own.invalid')
  const read = { tags, mounts: MOUNTS.test(snippet) }
  const findings = [...checkSnippet(read, readHeaders(headers), origin)]
  if (address !== '' && !site) findings.push({ code: 'bad_address', value: address })
  const ofScript = await ofFile(tags, origin)
  if (ofScript) findings.push(ofScript)
  const names = [...new Map(tags.flatMap(namedBy)).values()].slice(0, WIDGETS_MOST)
  const ofWidgets = await Promise.all(
    names.map((named) => ofWidget(named, site, widgets, customUrls))
  )
  return [...findings, ...ofWidgets.filter((finding) => finding !== null)]
}

/** Whether the script's `integrity` is that of the file which stands at its address. */
async function ofFile(tags: Tag[], origin: string): Promise<Finding | null> {
  const script = ownScript(tags, origin)
  const src = script?.attributes.get('src')
  const integrity = script?.attributes.get('integrity')
  if (!src || !integrity) return null
  const content = await publicFile(new URL(src).pathname)
  if (content === null) return { code: 'no_loader', value: origin + LOADER_PATH }
  return integrityMatches(integrity, content) ? null : { code: 'wrong_hash', value: src }
}

interface Named {
  /** Id of a widget. */
  id?: string
  /** Short name of one. */
  custom?: string
}

/** The widget that a tag names, by what is written there. */
function namedBy({ attributes }: Tag): [string, Named][] {
  const id = NAMING.map((name) => attributes.get(name)).find(Boolean)
  const custom = attributes.get('data-vs-custom')
  if (id) return [[`id ${id}`, { id }]]
  return custom ? [[`custom ${custom}`, { custom }]] : []
}

async function ofWidget(
  { id: direct, custom = '' }: Named,
  site: URL | null,
  widgets: WidgetsContract,
  customUrls: CustomUrlsContract
): Promise<Finding | null> {
  const named = direct ?? custom
  const id = direct ?? (await customUrls.find(named.toLowerCase()))?.widgetId
  const widgetId = isId(id) ? id.toLowerCase() : null
  const page = pageAddress(site?.href ?? '')
  const answer = widgetId && (await widgets.bootstrap({ widgetId, page, unitId: null }))
  if (!answer) return { code: 'unknown_widget', value: named }
  // Without a site, only a widget that every page may frame passes.
  if (listsOrigin(answer.allowedParentOrigins, site?.origin ?? '')) return null
  return site
    ? { code: 'site_refused', value: site.origin }
    : { code: 'site_unknown', value: named }
}

/** Headers as a browser or curl shows them, one a line; several of one name count together. */
function readHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const line of text.split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at < 1) continue
    const name = line.slice(0, at).trim().toLowerCase()
    const value = line.slice(at + 1).trim()
    headers.set(name, headers.has(name) ? `${headers.get(name)},${value}` : value)
  }
  return headers
}
