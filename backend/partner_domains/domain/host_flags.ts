import type { HostFlags } from '@sidepick/rules/types'

/** What holds on a page that no partner's row speaks for; a row's flags are laid over it. */
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
