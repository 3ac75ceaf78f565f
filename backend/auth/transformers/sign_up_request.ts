import type { Infer } from '@vinejs/vine/types'
import { resolveLocale } from '@sidepick/rules/locale'
import { game } from '#config/game'
import type { SignUpRequest } from '#auth/actions/sign_up'
import type { TermsEvidence } from '#auth/actions/sign_terms'
import type { signUpValidator } from '#auth/validators/sign_up_validator'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DISTRIBUTOR = /^[\w.-]{1,64}$/
const HOST = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/

/** A form as the action takes it. Attribution that makes no sense is dropped; the client's points are a claim only. */
export function toSignUpRequest(
  form: Infer<typeof signUpValidator>,
  evidence: TermsEvidence
): SignUpRequest {
  return {
    email: form.email,
    password: form.password,
    username: form.username,
    birthday: form.birthday,
    country: form.country,
    state: form.state || null,
    language: resolveLocale(form.language),
    usResidencyConfirmed: form.usResidency,
    claimedPoints: Math.min(Math.max(Math.trunc(form.points ?? 0), 0), game.points.signUpClaimMax),
    distributorId: matching(DISTRIBUTOR, form.distributorId) ?? 'default',
    referrerId: matching(UUID, form.referrerId?.toLowerCase()),
    sourceDomain: matching(HOST, form.sourceDomain?.trim().toLowerCase()),
    evidence,
  }
}

function matching(pattern: RegExp, text: string | null | undefined): string | null {
  return text && pattern.test(text) ? text : null
}
