import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** In the chunk of the visit: a chunk of its own would make the first wave larger. */
const load = () => import(/* webpackChunkName: "visit" */ './quick_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const DoubleDown = card('DoubleDown')
export const GreatPick = card('GreatPick')
export const YoureIn = card('YoureIn')
export const YouWin = card('YouWin')
