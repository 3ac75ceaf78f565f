/** From this many waiting points on, somebody is almost where a sign-up pays off. */
const ALMOST_THERE_POINTS = 375

/** Why somebody is asked to sign up. */
export type SignUpOccasion =
  /** A prediction is in, and its result is not known. */
  | 'result_pending'
  /** A pick has settled, and its points wait. */
  | 'points_wait'
  /** As many games are played as the onboarding has, or as there are. */
  | 'limit_reached'
  /** The board and its prizes are looked at. */
  | 'prizes'

export type SignUpVariant =
  'whereCanWeLetYouKnow' | 'newDontLoseYourPoints' | 'almostThereRegister' | 'newPrizesEveryWeek'

/** In which words somebody is asked to sign up, by why it is asked and how many points wait. */
export function signUpVariant(occasion: SignUpOccasion, waitingPoints = 0): SignUpVariant {
  if (occasion === 'prizes') return 'newPrizesEveryWeek'
  if (occasion === 'result_pending') return 'whereCanWeLetYouKnow'
  if (occasion === 'limit_reached') return 'almostThereRegister'
  return waitingPoints >= ALMOST_THERE_POINTS ? 'almostThereRegister' : 'newDontLoseYourPoints'
}
