import { CONTRACT, type GalleryStates, type Screen } from '@sidepick/card-kit'
import { chromeTexts, type ChromeTexts } from '../host/chrome/chrome_texts'
import { CornerButton } from '../host/chrome/host_card'
import { HowToPlay } from '../host/chrome/how_to_play'
import { ShareSheet } from '../host/chrome/menu_dialog'
import type { MenuContext } from '../host/chrome/menu_items'
import { MenuView } from '../host/chrome/menu_view'
import { PoweredBy } from '../host/chrome/powered_by'
import type { ReactNode } from 'react'
import type { ShownRemote } from './load_galleries'

const nothing = () => undefined

const menuOf = (over: Partial<MenuContext>): MenuContext => ({
  loggedIn: false,
  isPromised: false,
  hasPage: () => true,
  isSwitchedOn: () => false,
  activityWaits: false,
  rewardsToClaim: 0,
  captionsOn: true,
  speed: 1,
  supportEmail: 'help@sidepick.example',
  goTo: nothing,
  play: nothing,
  undock: null,
  share: nothing,
  reportGame: nothing,
  toggleCaptions: nothing,
  changeSpeed: nothing,
  showHowTo: nothing,
  logIn: nothing,
  logOut: nothing,
  ...over,
})

const BRAND = { poweredByText: 'Sidepick', poweredByUrl: 'https://sidepick.example' }
const LINK = 'https://sidepick.example/widget/daily/game/planet'

const menu = (over: Partial<MenuContext>) => (texts: ChromeTexts) => (
  <MenuView menu={menuOf(over)} texts={texts} close={nothing} foot={<PoweredBy brand={BRAND} />} />
)

/** What the host itself draws around a game, by component and state. */
const SHOWN: Record<string, Record<string, (texts: ChromeTexts) => ReactNode>> = {
  MainMenu: {
    stranger: menu({}),
    player: menu({ loggedIn: true, rewardsToClaim: 2, captionsOn: false }),
    docked: menu({ undock: nothing }),
    everything: menu({ loggedIn: true, isSwitchedOn: () => true }),
    page: menu({ captionsOn: null, share: null, hasPage: () => false }),
  },
  ShareSheet: {
    link: (texts) => <ShareSheet url={LINK} texts={texts} close={nothing} back={nothing} />,
  },
  HowToPlay: {
    free: (texts) => <HowToPlay betting="off" texts={texts} close={nothing} />,
    staked: (texts) => <HowToPlay betting="both" texts={texts} close={nothing} />,
  },
  HamburgerMenu: {
    closed: (texts) => (
      <div className="vs-panel--console">
        <CornerButton label={texts('menu.open')} glyph="menu" press={nothing} />
      </div>
    ),
  },
  PoweredByFooter: { linked: () => <PoweredBy brand={BRAND} /> },
}

const screenOf = (component: string): Screen =>
  function ChromeState({ props, locale }) {
    return SHOWN[component]?.[String(props.state)]?.(chromeTexts(locale))
  }

const perComponent = <Value,>(make: (component: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(SHOWN).map((component) => [component, make(component)]))

const statesOf = (component: string): GalleryStates =>
  Object.fromEntries(
    Object.keys(SHOWN[component] ?? {}).map((state) => [
      state,
      { props: { place: 'modal', props: { state } } },
    ])
  )

/** The host's own components, shown as if a remote brought them. */
export const chromeRemote: ShownRemote = {
  entry: { id: 'host', screens: [] },
  module: { contract: CONTRACT, register: () => ({}), screens: () => perComponent(screenOf) },
  gallery: perComponent(statesOf),
}
