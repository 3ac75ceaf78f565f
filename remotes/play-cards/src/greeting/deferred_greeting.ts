import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** The chunk of a script that greets, answers by the interval and stands between games; fetched where one of its cards is placed. */
const load = () => import(/* webpackChunkName: "script" */ './greeting_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const WelcomeMessageV3 = card('WelcomeMessageV3')
export const WelcomeMessageV4 = card('WelcomeMessageV4')
export const WelcomeMessageV5 = card('WelcomeMessageV5')
export const SocialProof = card('SocialProof')
