import type { HostFlags } from '@sidepick/rules/types'
import { game } from '#config/game'

/** The default flags of a page without a partner's row; a row's flags override them. */
export const DEFAULT_HOST_FLAGS: Readonly<HostFlags> = {
  timeMode: false,
  redBanner: false,
  skipsDisabled: false,
  purchasing: false,
  adsDisabled: false,
  altAdsProvider: null,
  unpaidAds: false,
  arcadeMode: true,
  blackTickets: false,
  customDataSource: true,
  language: 'en-us',
  adsFetchBufferSeconds: game.partners.adsFetchBufferSeconds.usual,
  quicksilver: 'BACKFILL',
  searchPartner: false,
  freeGames: false,
  allowHostAuthRelay: false,
}

export const DEFAULT_WIDGET_MODE = 'DEFAULT'

/** A page with ads of its partner's own provider waits longer for them, unless its row says how long. */
export const hostFlagsOf = (given: Partial<HostFlags>): HostFlags => ({
  ...DEFAULT_HOST_FLAGS,
  ...(given.altAdsProvider && {
    adsFetchBufferSeconds: game.partners.adsFetchBufferSeconds.partnerAds,
  }),
  ...given,
})
