import type { Infer } from '@vinejs/vine/types'
import type { TermsEvidence } from '#accounts/contract'
import type { QuickSignUpRequest } from '#auth/actions/quick_sign_up'
import type { SignUpRequest } from '#auth/actions/sign_up'
import { toAttribution } from '#auth/transformers/attribution'
import type { quickSignUpValidator } from '#auth/validators/quick_sign_up_validator'
import type { signUpValidator } from '#auth/validators/sign_up_validator'

/** The request for the action. The caller has checked its return address. */
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
    usResidencyConfirmed: form.usResidency,
    ...toAttribution(form),
    returnUrl: form.returnUrl ?? null,
    evidence,
  }
}

/** The fields that a sign-up with only an e-mail leaves open. */
export const UNASKED = {
  birthday: null,
  country: null,
  state: null,
  usResidencyConfirmed: false,
} as const

export function toQuickSignUpRequest(
  form: Infer<typeof quickSignUpValidator>,
  evidence: TermsEvidence
): QuickSignUpRequest {
  return {
    email: form.email,
    ...UNASKED,
    ...toAttribution(form),
    returnUrl: form.returnUrl ?? null,
    evidence: form.tosSigned ? evidence : null,
  }
}
