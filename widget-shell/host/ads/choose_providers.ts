import { AD_TERMS } from '@sidepick/rules/ads'
import type { ExperienceConfig, PageData } from '@sidepick/rules/types'
import type { ProviderId } from './ads_provider'

type Flags = PageData['bootstrap']['hostMode']['flags']

/** Every switch of ads. */
export interface AdSwitches {
  config: Pick<ExperienceConfig, 'ads' | 'themeFlags'>
  flags: Pick<Flags, 'adsDisabled' | 'altAdsProvider' | 'unpaidAds'>
  /** `data-vs-ads="off"` on the publisher's page. */
  pageWantsNone: boolean
  /** Of the player's profile. */
  playerHasNone: boolean
  /** Other servers may be asked. */
  thirdParties: boolean
  blocked: boolean
}

export type AdWishes = Omit<AdSwitches, 'thirdParties' | 'blocked'>

/** Whether this player may be shown advertising on this page: sponsored games need no more than this. */
export function adsAreAllowed({ config, flags, pageWantsNone, playerHasNone }: AdWishes): boolean {
  const isOff = config.themeFlags.disableAllAds || flags.adsDisabled
  return !isOff && !pageWantsNone && !playerHasNone
}

/** Whether there are ads on screens: house ads need no more than this. */
export const adsAreOn = (wishes: AdWishes): boolean =>
  (wishes.config.ads?.provider ?? 'null') !== 'null' && adsAreAllowed(wishes)

/** Whether our own banner fills a place that got no other one. The flag can forbid it only where somebody else sells banners. */
export const wantsHouseBanner = ({ ads, themeFlags }: AdWishes['config']): boolean =>
  ads?.provider === 'house' || themeFlags.enableFallbackDisplayAds !== false

/** Whether the widget's sponsored games are played among the others: special content has them, unless the ads say otherwise. */
export const wantsAdGames = ({ ads, themeFlags }: AdWishes['config']): boolean =>
  ads?.adGames ?? themeFlags.enableSpecialContent === true

/** Who is asked for a video ad, in this order. */
export function chooseProviders(switches: AdSwitches): ProviderId[] {
  const { config, flags, thirdParties, blocked } = switches
  const { provider = 'null', altVastTag } = config.ads ?? {}
  if (!adsAreOn(switches)) return []
  const isNetworkOpen = AD_TERMS[provider].network && thirdParties && !blocked && !flags.unpaidAds
  if (!isNetworkOpen) return ['house']
  const network: ProviderId = flags.altAdsProvider && altVastTag ? 'alt' : provider
  return [network, 'house']
}
