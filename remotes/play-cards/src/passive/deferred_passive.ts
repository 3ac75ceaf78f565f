import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** One chunk for the cards that a configuration adds to the passive widget; fetched where one of them is placed. */
const load = () => import(/* webpackChunkName: "passive" */ './passive_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const BrandedImage = card('BrandedImage')
export const FloatingCtaPill = card('FloatingCtaPill')
export const SimpleCta = card('SimpleCta')
export const MeterNeedle = card('MeterNeedle')
export const MeterPie = card('MeterPie')
export const PassiveAnswers = card('PassiveAnswers')
export const PassiveQuestion = card('PassiveQuestion')
export const PassiveVideo = card('PassiveVideo')
