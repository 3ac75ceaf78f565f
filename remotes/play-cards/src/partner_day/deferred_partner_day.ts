import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** In the chunk of the challenge, the other thing that a day has: a chunk of its own would make the first wave larger. */
const load = () => import(/* webpackChunkName: "challenge" */ './partner_day_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const RedBanner = card('RedBanner')
export const PartnerGameProgress = card('PartnerGameProgress')
export const AllGamesComplete = card('AllGamesComplete')
