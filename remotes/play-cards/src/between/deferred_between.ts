import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** In the chunk of the greetings, which come with the same script. */
const load = () => import(/* webpackChunkName: "script" */ './between_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const CommerceOffer = card('CommerceOffer')
export const MoreGamesToSave = card('MoreGamesToSave')
export const SwipeUp = card('SwipeUp')
