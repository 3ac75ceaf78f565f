import type { ThemeFlags } from '@sidepick/rules/generated_wire'
import type { MenuContext, MenuEntry } from '../chrome/menu_items'

type Brand = NonNullable<ThemeFlags['brand']>

/** An entry that leads to a page, with the paths where it counts as the present one. */
export interface PageEntry extends MenuEntry {
  paths: readonly string[]
}

/** Paths that count as the account, or as the results. */
const ACCOUNT_PATHS = ['/profile', '/prizes', '/rewards-partner', '/auth', '/birth-date']
const RESULT_PATHS = ['/my-games', '/results']
const ACTIVITY_PATHS = ['/activity']

const page = (menu: MenuContext, entry: Omit<PageEntry, 'press' | 'href'>): PageEntry[] => {
  const to = entry.paths[0]
  if (to === undefined || !menu.hasPage(to)) return []
  return [{ ...entry, press: () => menu.goTo(to) }]
}

const home = (menu: MenuContext): PageEntry => ({
  id: 'home',
  label: 'item.home',
  glyph: 'home',
  paths: [],
  press: menu.play,
})

const results = (menu: MenuContext, badge?: number): PageEntry[] =>
  page(menu, {
    id: 'results',
    label: 'item.results',
    glyph: 'chart',
    paths: RESULT_PATHS,
    ...(badge && { badge }),
  })

const activity = (menu: MenuContext): PageEntry[] =>
  page(menu, {
    id: 'activity',
    label: 'item.activity',
    glyph: 'bell',
    paths: ACTIVITY_PATHS,
    dot: menu.activityWaits,
  })

const account = (
  menu: MenuContext,
  { label, paths }: Pick<PageEntry, 'label' | 'paths'>
): PageEntry[] => page(menu, { id: 'profile', label, glyph: 'person', paths })

/** Along the lower edge of a phone, by the brand of the configuration. */
export const footerEntries: Record<Brand, (menu: MenuContext) => PageEntry[]> = {
  default: (menu) => [
    home(menu),
    ...results(menu),
    ...activity(menu),
    ...account(menu, { label: 'item.profile', paths: ACCOUNT_PATHS }),
  ],
  alt: (menu) => [
    { ...home(menu), label: 'item.play', glyph: 'game' },
    ...results(menu, menu.rewardsToClaim),
  ],
}

const ACCOUNT_LABELS: Record<Brand, PageEntry['label']> = {
  default: 'item.account',
  alt: 'item.settings',
}

/** Beside a page on a desktop. `games` leads to the widget, where there is one; home may be elsewhere. */
export const sidebarEntries = (
  menu: MenuContext,
  { games, brand }: { games: (() => void) | null; brand: Brand }
): PageEntry[] => [
  home(menu),
  ...(games
    ? [{ id: 'games', label: 'item.games', glyph: 'game', paths: [], press: games } as const]
    : []),
  ...activity(menu),
  // The results have no entry here, and stand behind the account.
  ...account(menu, { label: ACCOUNT_LABELS[brand], paths: [...ACCOUNT_PATHS, ...RESULT_PATHS] }),
  { id: 'how', label: 'item.how', glyph: 'help', paths: [], press: menu.showHowTo },
]

/** Whether a page belongs to an entry: the page itself, and those below it. */
export const isCurrent = ({ paths }: PageEntry, pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
