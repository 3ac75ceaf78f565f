import type { HostFlags } from '@sidepick/rules/types'

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
  adsFetchBufferSeconds: 1.5,
  quicksilver: 'BACKFILL',
  searchPartner: false,
  freeGames: false,
  allowHostAuthRelay: false,
}

export const DEFAULT_WIDGET_MODE = 'DEFAULT'
