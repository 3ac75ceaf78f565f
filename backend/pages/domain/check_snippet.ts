import { optionFits, OPTION_VALUES } from '@sidepick/rules/embed_options'
import { policiesAllow } from '#pages/domain/policy_allows'
import { deniedRights } from '#pages/domain/denied_rights'
import type { Tag } from '#pages/domain/read_tags'

/** What is wrong with a publisher's page; an error shows no game, a warning shows it otherwise than was meant. */
export const FINDINGS = {
  bad_address: 'error',
  no_container: 'error',
  no_loader: 'error',
  no_id: 'error',
  unknown_widget: 'error',
  site_refused: 'error',
  script_blocked: 'error',
  frame_blocked: 'error',
  sandboxed: 'error',
  hidden: 'error',
  narrow: 'warning',
  unknown_attribute: 'warning',
  odd_value: 'warning',
  embedder_policy: 'warning',
  rights_denied: 'warning',
  site_unknown: 'warning',
} as const satisfies Record<string, 'error' | 'warning'>

export interface Finding {
  code: keyof typeof FINDINGS
  /** The part of the page that it is about. */
  value: string
}

const LOADER_PATH = '/embed/v1/loader.js'
/** The current loader, or a pinned one. */
const LOADER = /^\/embed\/v1\/loader(?:\.[0-9a-f]+)?\.js$/
const LEAST_WIDTH_PX = 302
const PREFIX = 'data-vs-'

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const styleOf = (tag: Tag) =>
  (tag.attributes.get('style') ?? '').replaceAll(/\s/g, '').toLowerCase()

export const isContainer = ({ attributes }: Tag): boolean =>
  attributes.has('data-vs-widget') || attributes.has('data-vs-custom')

/** The loader's tag among these, if it leads to this server. */
function loaderOf(tags: Tag[], origin: string): Tag | undefined {
  return tags.find(({ name, attributes }) => {
    const src = attributes.get('src') ?? ''
    if (name !== 'script' || !URL.canParse(src)) return false
    const url = new URL(src)
    return url.origin === origin && LOADER.test(url.pathname)
  })
}

function* inContainer(tag: Tag): Generator<Finding> {
  for (const [attribute, value] of tag.attributes) {
    if (!attribute.startsWith(PREFIX)) continue
    const option = camel(attribute.slice(PREFIX.length))
    if (!Object.hasOwn(OPTION_VALUES, option)) yield { code: 'unknown_attribute', value: attribute }
    else if (option === 'widget' || option === 'custom') {
      if (value === '') yield { code: 'no_id', value: attribute }
    } else if (!optionFits(option, value)) {
      yield { code: 'odd_value', value: `${attribute}="${value}"` }
    }
  }
  const style = styleOf(tag)
  if (tag.attributes.has('hidden') || /(^|;)display:none/.test(style)) {
    yield { code: 'hidden', value: '' }
  }
  const [, width] = /(?:^|;)(?:max-)?width:([\d.]+)px/.exec(style) ?? []
  const widths = [width, tag.attributes.get('data-vs-max-width')].flatMap((one) => one ?? [])
  const narrow = widths.find((one) => Number(one) < LEAST_WIDTH_PX)
  if (narrow) yield { code: 'narrow', value: narrow }
}

/** What can be seen of a page's own text: its tags, and the headers that it is sent with. */
export function* checkSnippet(
  tags: Tag[],
  headers: ReadonlyMap<string, string>,
  origin: string
): Generator<Finding> {
  const containers = tags.filter(isContainer)
  const loader = loaderOf(tags, origin)
  if (containers.length === 0) yield { code: 'no_container', value: '' }
  if (!loader) yield { code: 'no_loader', value: origin + LOADER_PATH }
  for (const container of containers) yield* inContainer(container)

  const metas = tags.filter(
    ({ name, attributes }) =>
      name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy'
  )
  const policies = [
    headers.get('content-security-policy') ?? '',
    ...metas.map(({ attributes }) => attributes.get('content') ?? ''),
  ].join(',')
  const src = loader?.attributes.get('src') ?? LOADER_PATH
  const script = { url: new URL(src, origin), nonce: loader?.attributes.get('nonce') }
  if (!policiesAllow(policies, { kind: 'script', ...script })) {
    yield { code: 'script_blocked', value: origin }
  }
  if (!policiesAllow(policies, { kind: 'frame', url: new URL('/go/', origin) })) {
    yield { code: 'frame_blocked', value: origin }
  }
  const [, sandbox] = /(?:^|[;,])\s*sandbox(\s[^;,]*|)(?=[;,]|$)/i.exec(policies) ?? []
  const rights = sandbox?.trim().split(/\s+/)
  if (rights && !(rights.includes('allow-scripts') && rights.includes('allow-same-origin'))) {
    yield { code: 'sandboxed', value: '' }
  }
  const embedder = headers.get('cross-origin-embedder-policy') ?? ''
  if (/^(require-corp|credentialless)/.test(embedder)) {
    yield { code: 'embedder_policy', value: embedder }
  }
  const denied = deniedRights(headers.get('permissions-policy') ?? '', origin)
  if (denied.length > 0) yield { code: 'rights_denied', value: denied.join(', ') }
}
