import { LEAST_WIDTH_PX } from '@sidepick/rules/display_modes'
import { OPTION_VALUES, readOption } from '@sidepick/rules/embed_options'
import { LOADER_PATH, writtenFrameUrl } from '@sidepick/rules/snippet'
import { policiesAllow } from '#pages/domain/policy_allows'
import { deniedRights } from '#pages/domain/denied_rights'
import type { Tag } from '#pages/domain/read_tags'

/** What is wrong with a publisher's page; an error shows no game, a warning shows it otherwise than was meant. */
export const FINDINGS = {
  bad_address: 'error',
  no_container: 'error',
  no_loader: 'error',
  script_inert: 'error',
  in_noscript: 'error',
  opens_nothing: 'error',
  no_id: 'error',
  unknown_widget: 'error',
  site_refused: 'error',
  script_blocked: 'error',
  frame_blocked: 'error',
  sandboxed: 'error',
  wrong_hash: 'error',
  no_crossorigin: 'error',
  hidden: 'error',
  narrow: 'warning',
  unknown_attribute: 'warning',
  odd_value: 'warning',
  other_frame: 'warning',
  embedder_policy: 'warning',
  trusted_types: 'warning',
  hash_of_newest: 'warning',
  rights_denied: 'warning',
  site_unknown: 'warning',
} as const satisfies Record<string, 'error' | 'warning'>

export interface Finding {
  code: keyof typeof FINDINGS
  /** The part of the page that it is about. */
  value: string
}

/** The current loader, or a pinned one. */
const LOADER = /^\/embed\/v1\/loader(?:\.[0-9a-f]+)?\.js$/
const LAUNCHER_PATH = '/embed/v1/launcher.js'
/** It fetches the loader once somebody presses. */
const LAUNCHER = /^\/embed\/v1\/launcher\.js$/
/** Types with which a browser runs a script. */
const RUNS = /^(|module|(text|application)\/(java|ecma)script)$/i
const PREFIX = 'data-vs-'

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** What a tag says by our attributes, each with the option that it stands for. */
const optionsOf = ({ attributes }: Tag) =>
  [...attributes]
    .filter(([attribute]) => attribute.startsWith(PREFIX))
    .map(([attribute, value]) => ({
      attribute,
      option: camel(attribute.slice(PREFIX.length)),
      value,
    }))
const styleOf = (tag: Tag) =>
  (tag.attributes.get('style') ?? '').replaceAll(/\s/g, '').toLowerCase()

const isContainer = ({ attributes }: Tag): boolean =>
  attributes.has('data-vs-widget') || attributes.has('data-vs-custom')

const isLauncher = ({ attributes }: Tag): boolean => attributes.has('data-vs-launcher')

/** The element of the package, which brings its own loader. */
const isElement = ({ name }: Tag): boolean => name === 'sidepick-widget'

/** The script of ours that the page runs first. */
export const ownScript = (tags: Tag[], origin: string) =>
  scriptOf(tags, origin, LOADER) ?? scriptOf(tags, origin, LAUNCHER)

/** The first script among these that leads to one of our files of this name. */
function scriptOf(tags: Tag[], origin: string, file: RegExp): Tag | undefined {
  return tags.find(({ name, attributes }) => {
    const src = attributes.get('src') ?? ''
    if (name !== 'script' || !URL.canParse(src)) return false
    const url = new URL(src)
    return url.origin === origin && file.test(url.pathname)
  })
}

/** What keeps a script of ours from doing its work, whatever the page's policy says. */
function* inScript({ attributes, unseen }: Tag): Generator<Finding> {
  const type = attributes.get('type') ?? ''
  if (unseen) yield { code: 'in_noscript', value: 'script' }
  if (!RUNS.test(type)) yield { code: 'script_inert', value: type }
  const isNewest = attributes.get('src')?.endsWith(LOADER_PATH) === true
  if (!attributes.get('integrity')) return
  if (isNewest) yield { code: 'hash_of_newest', value: '' }
  if (!attributes.has('crossorigin')) yield { code: 'no_crossorigin', value: '' }
}

/** Those of our types that a policy of trusted types, which names its own, leaves out. */
function barredTypes(policies: string, ours: string[]): string[] {
  if (!/(^|[;,])\s*require-trusted-types-for\s/i.test(policies)) return []
  const [, text] = /(?:^|[;,])\s*trusted-types\s([^;,]*)/i.exec(policies) ?? []
  const names = text?.trim().split(/\s+/)
  return !names || names.includes('*') ? [] : ours.filter((name) => !names.includes(name))
}

/** Attributes of a button that opens a game, beside the options of that game. */
const OF_LAUNCHER = new Set(['data-vs-launcher', 'data-vs-opens', 'data-vs-label'])

function* inContainer(tag: Tag): Generator<Finding> {
  if (tag.unseen) yield { code: 'in_noscript', value: tag.name }
  for (const { attribute, option, value } of optionsOf(tag)) {
    if (OF_LAUNCHER.has(attribute)) continue
    if (!Object.hasOwn(OPTION_VALUES, option)) yield { code: 'unknown_attribute', value: attribute }
    else if (option === 'widget' || option === 'custom') {
      if (!readOption(option, value)) yield { code: 'no_id', value: attribute }
    } else if (readOption(option, value) === undefined) {
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

/** A frame in a container's own line that shows something else than the container says: the loader leaves it as it stands. */
function* inWrittenFrames(tags: Tag[], origin: string): Generator<Finding> {
  let container: Tag | undefined
  let isWritten = false
  for (const tag of tags) {
    if (isContainer(tag)) container = tag
    if (tag.attributes.get('data-vs-box') === 'written') isWritten = true
    if (tag.name !== 'iframe' || !container || !isWritten) continue
    isWritten = false
    // A query behind it, which tells the article's address, may be the template's.
    const [src] = (tag.attributes.get('src') ?? '').split('?')
    const options = optionsOf(container).map(({ option, value }) => [option, value] as const)
    if (src !== writtenFrameUrl(Object.fromEntries(options), origin)) {
      yield { code: 'other_frame', value: '' }
    }
  }
}

export interface Snippet {
  tags: Tag[]
  /** Whether a script of the page mounts the widget itself. */
  mounts: boolean
}

/** What can be seen of a page's own text: its tags, and the headers that it is sent with. */
export function* checkSnippet(
  { tags, mounts }: Snippet,
  headers: ReadonlyMap<string, string>,
  origin: string
): Generator<Finding> {
  const containers = tags.filter(isContainer)
  const launchers = tags.filter(isLauncher)
  const bringsLoader = tags.some(isElement)
  const standsItself = mounts || bringsLoader
  if (containers.length + launchers.length === 0 && !standsItself) {
    yield { code: 'no_container', value: '' }
  }
  const opensAlone = launchers.length > 0 && containers.length === 0 && !mounts
  const loader = opensAlone || bringsLoader ? undefined : LOADER_PATH
  const needed = [loader, launchers.length > 0 ? LAUNCHER_PATH : undefined]
  const scripts = [LOADER, LAUNCHER].map((file) => scriptOf(tags, origin, file))
  for (const [index, path] of needed.entries()) {
    if (path && !scripts[index]) yield { code: 'no_loader', value: origin + path }
  }
  for (const container of [...containers, ...launchers]) yield* inContainer(container)
  yield* inWrittenFrames(tags, origin)
  for (const { attributes } of launchers) {
    if (!attributes.get('data-vs-opens')) yield { code: 'opens_nothing', value: '' }
  }
  const present = scripts.filter((script) => script !== undefined)
  for (const script of present) yield* inScript(script)

  const metas = tags.filter(
    ({ name, attributes }) =>
      name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy'
  )
  const policies = [
    headers.get('content-security-policy') ?? '',
    ...metas.map(({ attributes }) => attributes.get('content') ?? ''),
  ].join(',')
  const asked = present.length > 0 ? present.map(({ attributes }) => attributes) : [new Map()]
  const isAllowed = (attributes: ReadonlyMap<string, string>) => {
    const url = new URL(attributes.get('src') ?? LOADER_PATH, origin)
    return policiesAllow(policies, { kind: 'script', url, nonce: attributes.get('nonce') })
  }
  if (!asked.every(isAllowed)) yield { code: 'script_blocked', value: origin }
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
  const types = ['sidepick', ...(launchers.length > 0 ? ['sidepick-launcher'] : [])]
  const barred = barredTypes(policies, types)
  if (barred.length > 0) yield { code: 'trusted_types', value: barred.join(' ') }
  const denied = deniedRights(headers.get('permissions-policy') ?? '', origin)
  if (denied.length > 0) yield { code: 'rights_denied', value: denied.join(', ') }
}
