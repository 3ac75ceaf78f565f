import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** In the chunk of the visit: a chunk of its own would make the first wave larger. */
const load = () => import(/* webpackChunkName: "visit" */ './around_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const CustomLink = card('CustomLink')
export const DiscountCodeBanner = card('DiscountCodeBanner')
export const GameInfo = card('GameInfo')
export const QuickPlayIntro = card('QuickPlayIntro')
export const RateCard = card('RateCard')
export const SkipSynopsis = card('SkipSynopsis')
export const TapsBonus = card('TapsBonus')
export const TransitionalOverlay = card('TransitionalOverlay')
