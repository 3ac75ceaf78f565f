import type { MenuContext, MenuEntry } from '../chrome/menu_items'

/** An entry that leads to a page, with the paths where it counts as the present one. */
export interface PageEntry extends MenuEntry {
  paths: readonly string[]
}

/** Further paths that count as home, as the account, or as the results. */
const HOME_PATHS = ['/custom/bing']
const ACCOUNT_PATHS = ['/profile', '/auth', '/birth-date']
const RESULT_PATHS = ['/my-games', '/results']
const ACTIVITY_PATHS = ['/activity']

const page = (
  menu: MenuContext,
  entry: Pick<PageEntry, 'id' | 'label' | 'glyph' | 'paths'>
): PageEntry[] => {
  const to = entry.paths[0]
  if (to === undefined || !menu.hasPage(to)) return []
  return [{ ...entry, press: () => menu.goTo(to) }]
}

const home = (menu: MenuContext): PageEntry => ({
  id: 'home',
  label: 'item.home',
  glyph: 'home',
  paths: HOME_PATHS,
  press: menu.play,
})

/** Along the lower edge of a phone. */
export const footerEntries = (menu: MenuContext): PageEntry[] => [
  home(menu),
  ...page(menu, { id: 'results', label: 'item.results', glyph: 'chart', paths: RESULT_PATHS }),
  ...page(menu, { id: 'activity', label: 'item.activity', glyph: 'bell', paths: ACTIVITY_PATHS }),
  ...page(menu, { id: 'profile', label: 'item.profile', glyph: 'person', paths: ACCOUNT_PATHS }),
]

/** Beside a page on a desktop. `games` leads to the widget where home is elsewhere. */
export const sidebarEntries = (menu: MenuContext, games: (() => void) | null): PageEntry[] => [
  home(menu),
  ...(games
    ? [{ id: 'games', label: 'item.games', glyph: 'game', paths: [], press: games } as const]
    : []),
  ...page(menu, { id: 'activity', label: 'item.activity', glyph: 'bell', paths: ACTIVITY_PATHS }),
  ...page(menu, { id: 'profile', label: 'item.account', glyph: 'person', paths: ACCOUNT_PATHS }),
  { id: 'how', label: 'item.how', glyph: 'help', paths: [], press: menu.showHowTo },
]

/** Whether a page belongs to an entry: the page itself, and those below it. */
export const isCurrent = ({ paths }: PageEntry, pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
