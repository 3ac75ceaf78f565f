import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import type { PageData, SocialProvider } from '@sidepick/rules/types'

interface StartParts {
  entry: PageData
  provider: SocialProvider
  /** Points waiting to be kept. */
  points: number
  /** Of the window that waits; null when this one leaves itself. */
  state: string | null
  /** Where this window comes back to. */
  returnUrl: string
}

/** The address that leads to a provider, with what a new player's account is to know. */
export function startAddress({ entry, provider, points, state, returnUrl }: StartParts): string {
  const { limits } = entry.bootstrap
  const query = new URLSearchParams({
    returnUrl,
    language: entry.locale,
    sourceDomain: entry.host,
    points: String(Math.min(Math.max(points, 0), limits.signUpPointsMax)),
    distributorId: DEFAULT_DISTRIBUTOR_ID,
  })
  if (entry.init.refUId) query.set('referrerId', entry.init.refUId)
  if (state) query.set('state', state)
  return `/auth/${provider}?${query}`
}
