import type { MountOptions } from '@sidepick/rules/embed_options'

/**
 * Where the builder of snippets asks for an option: what is shown, what most publishers choose, and what few do. Those with
 * null are set by us, or by a script alone.
 */
const PLACES: Record<keyof MountOptions, 'shown' | 'first' | 'more' | null> = {
  widget: 'shown',
  custom: null,
  game: 'more',
  mode: 'first',
  flavour: 'more',
  lang: 'first',
  refUser: null,
  startDocked: 'first',
  eager: 'more',
  launcher: null,
  mini: 'first',
  muted: 'first',
  colorScheme: 'first',
  signUpPrompts: 'more',
  ads: 'more',
  analyticsBridge: 'more',
  hidden: 'more',
  utmSource: 'more',
  utmMedium: 'more',
  utmCampaign: 'more',
  utmTerm: 'more',
  utmContent: 'more',
  targetUrl: 'more',
  maxWidth: 'first',
  query: 'more',
  assets: null,
}

export type OfferedOption = Exclude<
  keyof MountOptions,
  'custom' | 'refUser' | 'launcher' | 'assets'
>

const at = (place: 'shown' | 'first' | 'more') =>
  Object.entries(PLACES).flatMap(([name, where]) =>
    where === place ? [name as OfferedOption] : []
  )

export const FIRST_OPTIONS = at('first')
export const MORE_OPTIONS = at('more')
export const OFFERED_OPTIONS = [...at('shown'), ...FIRST_OPTIONS, ...MORE_OPTIONS]
