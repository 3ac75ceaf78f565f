import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** One chunk for the challenge of the day; fetched where a configuration has one. */
const load = () => import(/* webpackChunkName: "challenge" */ './challenge_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const DailyChallengeDots = card('DailyChallengeDots')
export const DailyChallengeResult = card('DailyChallengeResult')
export const DailyGame = card('DailyGame')
