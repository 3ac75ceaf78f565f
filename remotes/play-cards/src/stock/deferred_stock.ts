import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** In the chunk of the passive widget's cards: a chunk of its own would make the first wave larger. */
const load = () => import(/* webpackChunkName: "passive" */ './stock_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const StockMontagePlayer = card('StockMontagePlayer')
export const StockSearchField = card('StockSearchField')
