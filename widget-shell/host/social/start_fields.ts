import { distributorOf } from '@sidepick/rules/distributors'
import { TERMS_VERSION } from '@sidepick/rules/terms_version'
import type { PageData, SocialProvider } from '@sidepick/rules/types'
import { variantList } from '@sidepick/rules/variant_list'
import { claimablePoints } from '../picks/stored_picks'

interface StartParts {
  entry: PageData
  /** Points waiting to be kept. */
  points: number
  /** The return address of this window. */
  returnUrl: string
  /** The variants of the visit, by experiment. */
  variants?: Record<string, string>
  /** The terms were ticked beside the button. */
  tosSigned?: boolean
}

/** Where a sign-in with a provider begins. */
export const startPath = (provider: SocialProvider) => `/auth/${provider}`

/** The attribution of a new account, and the return address of the sign-in. */
export function startFields({
  entry,
  points,
  returnUrl,
  variants = {},
  tosSigned = false,
}: StartParts): URLSearchParams {
  const { limits, hostMode } = entry.bootstrap
  const query = new URLSearchParams({
    returnUrl,
    language: entry.language,
    sourceDomain: entry.host,
    points: String(claimablePoints(points, limits)),
    distributorId: distributorOf(hostMode),
  })
  if (entry.init.refUId) query.set('referrerId', entry.init.refUId)
  if (tosSigned) query.set('signedTerms', TERMS_VERSION)
  const list = variantList(variants)
  if (list) query.set('amplitudeExperimentVariant', list)
  return query
}
