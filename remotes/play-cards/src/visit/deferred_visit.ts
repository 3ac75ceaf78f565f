import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** One chunk for what a visit adds up to; its first card is drawn with the first result. */
const load = () => import(/* webpackChunkName: "visit" */ './visit_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const NoGames = card('NoGames')
export const VisitProgress = card('VisitProgress')
