/** Points from which the prompt says that a reward is near, whatever the occasion: half of its bar. */
const ALMOST_THERE_POINTS = 375

/** The occasion of a sign-up prompt. */
export type SignUpOccasion =
  /** A prediction was picked, and its result is open. */
  | 'result_pending'
  /** A pick has settled, and its points wait. */
  | 'points_wait'
  /** All games of the onboarding, or all games, are played. */
  | 'limit_reached'
  /** The leaderboard or its prizes are shown. */
  | 'prizes'

export type SignUpVariant =
  'whereCanWeLetYouKnow' | 'newDontLoseYourPoints' | 'almostThereRegister' | 'newPrizesEveryWeek'

/** The text of a sign-up prompt, by its occasion and the waiting points. */
export function signUpVariant(occasion: SignUpOccasion, waitingPoints = 0): SignUpVariant {
  if (occasion === 'prizes') return 'newPrizesEveryWeek'
  if (occasion === 'result_pending') return 'whereCanWeLetYouKnow'
  return waitingPoints >= ALMOST_THERE_POINTS ? 'almostThereRegister' : 'newDontLoseYourPoints'
}
