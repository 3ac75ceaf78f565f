import { readAddress } from '@sidepick/rules/own_address'
import { isId } from '#shared/ids'
import { pageAddress } from '#partner_domains/contract'
import { checkSnippet, isContainer, type Finding } from '#pages/domain/check_snippet'
import { policiesAllow } from '#pages/domain/policy_allows'
import { readTags, type Tag } from '#pages/domain/read_tags'
import type { CustomUrlsContract } from '#custom_urls/contract'
import type { WidgetsContract } from '#widgets/contract'

interface Asked {
  address?: string
  snippet: string
  headers?: string
  /** Where this server is. */
  origin: string
}

/** What is wrong with a page that a publisher describes; nothing of it is fetched. */
export async function checkEmbed(
  { address = '', snippet, headers = '', origin }: Asked,
  widgets: WidgetsContract,
  customUrls: CustomUrlsContract
): Promise<Finding[]> {
  const tags = readTags(snippet)
  const site = readAddress(address, 'https://own.invalid')
  const findings = [...checkSnippet(tags, readHeaders(headers), origin)]
  if (address !== '' && !site) findings.push({ code: 'bad_address', value: address })
  for (const container of tags.filter(isContainer)) {
    const finding = await ofWidget(container, site, widgets, customUrls)
    if (finding) findings.push(finding)
  }
  return findings
}

async function ofWidget(
  { attributes }: Tag,
  site: URL | null,
  widgets: WidgetsContract,
  customUrls: CustomUrlsContract
): Promise<Finding | null> {
  const custom = attributes.get('data-vs-custom')
  const named = attributes.get('data-vs-widget') || custom
  if (!named) return null
  const id =
    attributes.get('data-vs-widget') || (await customUrls.find(named.toLowerCase()))?.widgetId
  const widgetId = isId(id) ? id.toLowerCase() : null
  const page = pageAddress(site?.href ?? '')
  const answer = widgetId && (await widgets.bootstrap({ widgetId, page, unitId: null }))
  if (!answer) return { code: 'unknown_widget', value: named }
  const origins = answer.allowedParentOrigins
  // The frame's policy names them as its ancestors, in the same words.
  const mayFrame =
    site && policiesAllow(`frame-src ${origins.join(' ')}`, { kind: 'frame', url: site })
  if (origins.includes('*') || mayFrame) return null
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
