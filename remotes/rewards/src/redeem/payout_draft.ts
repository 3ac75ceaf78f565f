import type { HttpError, ProblemOf } from '@sidepick/card-kit'
import type { RedeemMessage } from './redeem_text'

type PayoutField = 'email' | 'again' | 'pin'

export type PayoutDraft = Record<PayoutField, string>
export type PayoutFaults = Partial<Record<PayoutField, RedeemMessage>>

/** Why an address or a PIN does not pass: beside its field, or about the form as a whole. */
export interface PayoutRefusal {
  faults: PayoutFaults
  alert: RedeemMessage | null
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PIN = /^\d{6}$/

/** The address as the server keeps it, and compares it. */
export const addressOf = (typed: string): string => typed.trim().toLowerCase()

/** The digits alone: mail programs and people put spaces between them. */
export const pinOf = ({ pin }: PayoutDraft): string => pin.replace(/\s/g, '')

export function faultsOfAddress({ email, again }: PayoutDraft): PayoutFaults {
  if (!EMAIL.test(addressOf(email))) return { email: 'fault_email' }
  return addressOf(again) === addressOf(email) ? {} : { again: 'fault_again' }
}

export const faultsOfPin = (draft: PayoutDraft): PayoutFaults =>
  PIN.test(pinOf(draft)) ? {} : { pin: 'fault_pin' }

type Code = ProblemOf<'POST /auth/payout_email_verification' | 'PATCH /auth/payout_email'>

const OF_CODE: Partial<Record<Code, Partial<PayoutRefusal>>> = {
  E_PIN_INVALID: { faults: { pin: 'pin_wrong' } },
  E_PIN_EXPIRED: { faults: { pin: 'pin_expired' } },
  E_TOO_MANY_REQUESTS: { alert: 'too_many' },
  E_SIGN_IN_AGAIN: { alert: 'fresh' },
}

const OF_FIELD: Record<string, PayoutFaults> = {
  payoutEmail: { email: 'fault_email' },
  confirmPayoutEmail: { again: 'fault_again' },
  pin: { pin: 'fault_pin' },
}

/** What the server refuses, in the player's words. */
export function readPayoutRefusal({ code, errors = [] }: Partial<HttpError>): PayoutRefusal {
  const known = OF_CODE[code as Code]
  if (known) return { faults: {}, alert: null, ...known }
  const faults: PayoutFaults = {}
  for (const { field = '' } of errors) {
    if (Object.hasOwn(OF_FIELD, field)) Object.assign(faults, OF_FIELD[field])
  }
  return { faults, alert: Object.keys(faults).length > 0 ? null : 'failed' }
}
