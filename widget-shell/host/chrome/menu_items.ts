import type { GlyphName } from '@sidepick/card-kit/ui/glyph'
import type { ChromeText } from './chrome_texts'
import { SPEED_LABELS, type Speed } from './speed'

/** What the menu can do for whoever opened it; null or false for what is not there. */
export interface MenuContext {
  loggedIn: boolean
  /** Points wait for the password of an account whose e-mail address was given here. */
  isPromised: boolean
  /** Whether the registry has a page under this path, and no document switches it off. */
  hasPage: (path: string) => boolean
  /** Further entries that an experience document has switched on. */
  isSwitchedOn: (entry: string) => boolean
  /** Whether something in the activity waits to be seen. */
  activityWaits: boolean
  /** Number of wins whose points can be claimed. */
  rewardsToClaim: number
  captionsOn: boolean | null
  speed: Speed
  supportEmail: string
  goTo: (path: string) => void
  /** Back to the game: closes the menu, or leaves the page. */
  play: () => void
  undock: (() => void) | null
  share: (() => void) | null
  reportGame: (() => void) | null
  toggleCaptions: () => void
  changeSpeed: () => void
  showHowTo: () => void
  logIn: (screen: 'sign_in' | 'sign_up') => void
  logOut: () => void
}

/** One entry of a menu. It leads on by `href` or by `press`. */
export interface MenuEntry {
  id: string
  label: ChromeText
  glyph: GlyphName
  href?: string
  press?: () => void
  /** A red dot: something new waits there. */
  dot?: boolean
  /** How much waits there, in the place of the dot. */
  badge?: number
  /** The state of a switch. */
  on?: boolean
}

const PRIZES = '/prizes'
const ACCOUNT = '/profile'
/** Mails a link by which a password is chosen. */
const PASSWORD = '/auth/forgot-password'

/** The paths of the documents, with their names. */
const DOCUMENTS: Record<string, ChromeText> = {
  '/docs/terms-of-service': 'documents.terms',
  '/docs/rules': 'documents.rules',
  '/docs/promotional-rules': 'documents.promotional',
  '/docs/privacy-policy': 'documents.privacy',
}

const given = (entries: (MenuEntry | false | null)[]): MenuEntry[] =>
  entries.filter((entry) => entry !== null && entry !== false)

/** Exit, games and rewards; "More" stands behind them. */
export const mainEntries = (menu: MenuContext): MenuEntry[] =>
  given([
    menu.undock && { id: 'exit', label: 'item.exit', glyph: 'minimize', press: menu.undock },
    { id: 'games', label: 'item.games', glyph: 'game', press: menu.play },
    menu.hasPage(PRIZES) && {
      id: 'rewards',
      label: 'item.rewards',
      glyph: 'gift',
      dot: menu.rewardsToClaim > 0,
      press: () => menu.goTo(PRIZES),
    },
  ])

/** To an account, or to the password that one still lacks. */
function joinEntry(menu: MenuContext): MenuEntry {
  const entry = { id: 'create', glyph: 'person' } as const
  return menu.isPromised && menu.hasPage(PASSWORD)
    ? { ...entry, label: 'drawer.finish', press: () => menu.goTo(PASSWORD) }
    : { ...entry, label: 'drawer.create', press: () => menu.logIn('sign_up') }
}

/** The entries of the drawer "More". */
export const drawerEntries = (menu: MenuContext): MenuEntry[] =>
  given([
    menu.loggedIn
      ? menu.hasPage(ACCOUNT) && {
          id: 'account',
          label: 'drawer.account',
          glyph: 'person',
          press: () => menu.goTo(ACCOUNT),
        }
      : joinEntry(menu),
    menu.hasPage(PRIZES) && {
      id: 'prizes',
      label: 'drawer.rewards',
      glyph: 'trophy',
      press: () => menu.goTo(PRIZES),
    },
    { id: 'drawer-games', label: 'drawer.games', glyph: 'game', press: menu.play },
    menu.share && { id: 'share', label: 'drawer.share', glyph: 'share', press: menu.share },
    menu.captionsOn !== null && {
      id: 'captions',
      label: 'drawer.captions',
      glyph: 'captions',
      on: menu.captionsOn,
      press: menu.toggleCaptions,
    },
    menu.isSwitchedOn('speed') &&
      menu.captionsOn !== null && {
        id: 'speed',
        label: SPEED_LABELS[menu.speed],
        glyph: 'zap',
        press: menu.changeSpeed,
      },
    menu.isSwitchedOn('how') && {
      id: 'how',
      label: 'drawer.how',
      glyph: 'help',
      press: menu.showHowTo,
    },
    menu.isSwitchedOn('flag') &&
      menu.reportGame && {
        id: 'flag',
        label: 'drawer.flag',
        glyph: 'flag',
        press: menu.reportGame,
      },
    menu.supportEmail !== '' && {
      id: 'support',
      label: 'drawer.support',
      glyph: 'mail',
      href: `mailto:${menu.supportEmail}`,
    },
    menu.loggedIn
      ? { id: 'sign-out', label: 'drawer.signOut', glyph: 'leave', press: menu.logOut }
      : {
          id: 'sign-in',
          label: 'drawer.signIn',
          glyph: 'enter',
          press: () => menu.logIn('sign_in'),
        },
  ])

export const documentEntries = (menu: MenuContext): MenuEntry[] =>
  Object.entries(DOCUMENTS)
    .filter(([path]) => menu.hasPage(path))
    .map(([path, label]) => ({ id: path, label, glyph: 'page', press: () => menu.goTo(path) }))
