import type { Attribution } from '#auth/actions/add_account'
import { toAttribution } from '#auth/transformers/attribution'

export interface SocialStart {
  origin: Attribution
  /** As it was asked for; nobody is led there yet. */
  returnUrl: string | null
  /** A window's own, 256 bits as base64url; null when no window waits. */
  handoffState: string | null
}

/** Longest word of the query that is looked at, in characters; a page below a payload is longer. */
const MAX_LENGTH = 1_024
const RETURN_URL_MAX_LENGTH = 10_240
const STATE = /^[\w-]{43}$/

/** What a browser brings along when it leaves for a provider. Nothing in it is a reason to refuse. */
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
  }
}
