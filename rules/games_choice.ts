import type { ExperienceConfig, Game, HostFlags } from './types.js'

/** Which games a configuration wants of those that a widget has. */
export interface GamesChoice {
  /** Ids of categories whose games fill the list up first. */
  preferredCategoryIds?: string[]
  /** Ids of categories whose games are left out. */
  excludedCategoryIds?: string[]
  /** Id of the category that every game is of. */
  onlyCategoryId?: string
  /** Only games with a video in landscape format. */
  landscape?: true
}

/** What an address asks for with `vs_quicksilver`. */
const ASKED = { on: 'BACKFILL', only: 'ONLY' } as const
export type QuicksilverAsked = keyof typeof ASKED

const isAsked = (value: string | null): value is QuicksilverAsked =>
  value !== null && Object.hasOwn(ASKED, value)

/** What each mode does with the category. `LEGACY` leaves it alone. */
const MODES = {
  LEGACY: () => ({}),
  BACKFILL: (category) => ({ preferredCategoryIds: [category] }),
  ONLY: (category) => ({ onlyCategoryId: category }),
} satisfies Record<string, (category: string) => GamesChoice>
type Mode = keyof typeof MODES

/** What `quicksilver` says for the pages of a partner's domain. */
export const QUICKSILVER_MODES = Object.keys(MODES) as [Mode, ...Mode[]]

/** The choice of a configuration on a page with such flags; `asked` is the `vs_quicksilver` of an address. */
export function gamesChoiceOf(
  { themeFlags, experimentFlags }: Pick<ExperienceConfig, 'themeFlags' | 'experimentFlags'>,
  flags: Pick<HostFlags, 'quicksilver'>,
  asked: QuicksilverAsked | null = null
): GamesChoice {
  const {
    quicksilverCategoryId: category,
    quicksilverExcludeCategoryIds: excludedCategoryIds = [],
    horizontalVideosOnly,
  } = themeFlags
  const mode = asked ? ASKED[asked] : (experimentFlags?.quicksilver ?? flags.quicksilver)
  return {
    ...(category && MODES[mode](category)),
    ...(excludedCategoryIds.length > 0 && { excludedCategoryIds }),
    ...(horizontalVideosOnly && { landscape: true }),
  }
}

/** Whether a game may be played where this is chosen. */
export const isChosen = (
  { categoryId, landscapeGame }: Pick<Game, 'categoryId' | 'landscapeGame'>,
  { excludedCategoryIds = [], onlyCategoryId, landscape }: GamesChoice
): boolean =>
  !excludedCategoryIds.includes(categoryId) &&
  (onlyCategoryId === undefined || categoryId === onlyCategoryId) &&
  (!landscape || landscapeGame)

/** The `vs_quicksilver` of the first address that says one. */
export const quicksilverAsked = (
  ...queries: (string | null | undefined)[]
): QuicksilverAsked | null =>
  queries.map((query) => new URLSearchParams(query ?? '').get('vs_quicksilver')).find(isAsked) ??
  null
