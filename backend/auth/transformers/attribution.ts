import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import { resolveLanguage } from '@sidepick/rules/languages'
import { game } from '#config/game'
import type { Attribution } from '#auth/actions/add_account'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DISTRIBUTOR = /^[\w.-]{1,64}$/
/** `key:variant`, joined by commas. */
const VARIANTS = /^[\w.:,-]{1,256}$/
const HOST = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/

/** The attribution that a new player's client sends. */
export interface AttributionClaim {
  points?: number | null
  language?: string | null
  distributorId?: string | null
  referrerId?: string | null
  sourceDomain?: string | null
  amplitudeExperimentVariant?: string | null
}

/** Invalid values are dropped, so that they never prevent a sign-up. The client's points are only a claim. */
export function toAttribution(claim: AttributionClaim): Attribution {
  const points = Number.isFinite(claim.points) ? Math.trunc(claim.points ?? 0) : 0
  return {
    language: resolveLanguage(claim.language),
    claimedPoints: Math.min(Math.max(points, 0), game.points.signUpClaimMax),
    distributorId: matching(DISTRIBUTOR, claim.distributorId) ?? DEFAULT_DISTRIBUTOR_ID,
    referrerId: matching(UUID, claim.referrerId?.toLowerCase()),
    sourceDomain: matching(HOST, claim.sourceDomain?.trim().toLowerCase()),
    experimentVariant: matching(VARIANTS, claim.amplitudeExperimentVariant?.trim()),
  }
}

function matching(pattern: RegExp, text: string | null | undefined): string | null {
  return text && pattern.test(text) ? text : null
}
