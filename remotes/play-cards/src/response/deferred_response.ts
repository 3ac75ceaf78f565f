import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** In the chunk of the greetings, which come with the same script: a chunk of its own would make the first wave larger. */
const load = () => import(/* webpackChunkName: "script" */ './response_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const Accuracy = card('Accuracy')
export const AchievementsCard = card('AchievementsCard')
export const AchievementsMini = card('AchievementsMini')
export const AdvancedPoints = card('AdvancedPoints')
export const AdvancedResults = card('AdvancedResults')
export const Badges = card('Badges')
export const Challenges = card('Challenges')
export const Confetti = card('Confetti')
export const DailyStreak = card('DailyStreak')
export const LevelUnlock = card('LevelUnlock')
export const ProgressTracker = card('ProgressTracker')
