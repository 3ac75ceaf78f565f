import type { Host } from '@sidepick/card-kit'
import { HOME, isoBirthday, type Draft } from './draft'

/**
 * Body of POST /auth/signup: what the player filled in, and where it was filled in. No draft is sent before its residency is
 * answered.
 */
export function signUpBody(draft: Draft, { signUp, language }: Pick<Host, 'signUp' | 'language'>) {
  const { email, username, password, birthday, usResidency, country, state, tosSigned } = draft
  return {
    email: email.trim(),
    username: username.trim(),
    password,
    birthday: isoBirthday(birthday),
    usResidency: usResidency ?? false,
    country,
    state: country === HOME ? state : null,
    tosSigned,
    language,
    points: signUp.points(),
    distributorId: signUp.distributorId,
    referrerId: signUp.referrerId,
    amplitudeExperimentVariant: signUp.experimentVariants?.() || null,
    sourceDomain: signUp.sourceDomain,
    returnUrl: signUp.returnUrl,
  }
}
