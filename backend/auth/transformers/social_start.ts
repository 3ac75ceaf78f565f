import type { Attribution } from '#auth/actions/add_account'
import { toAttribution } from '#auth/transformers/attribution'

export interface SocialStart {
  origin: Attribution
  /** As requested, not yet checked. */
  returnUrl: string | null
  /** The waiting window's state, 256 bits as base64url; null when no window waits. */
  handoffState: string | null
  /** Version of the terms that were ticked before the sign-in; counts only where a page of ours says it. */
  signedTerms: string | null
}

/** Longest query parameter in characters; a page below a payload may be longer. */
const MAX_LENGTH = 1_024
const RETURN_URL_MAX_LENGTH = 10_240
const STATE = /^[\w-]{43}$/

/** The query of a sign-in's start. Invalid parts are never a reason to refuse. */
export function toSocialStart(query: Record<string, unknown>): SocialStart {
  const text = (name: string, maxLength = MAX_LENGTH) => {
    const value = query[name]
    return typeof value === 'string' && value.length <= maxLength ? value : null
  }
  const state = text('state')
  return {
    origin: toAttribution({
      points: Number(text('points') ?? 0),
      language: text('language'),
      distributorId: text('distributorId'),
      referrerId: text('referrerId'),
      sourceDomain: text('sourceDomain'),
      amplitudeExperimentVariant: text('amplitudeExperimentVariant'),
    }),
    returnUrl: text('returnUrl', RETURN_URL_MAX_LENGTH),
    handoffState: state !== null && STATE.test(state) ? state : null,
    signedTerms: text('signedTerms'),
  }
}
