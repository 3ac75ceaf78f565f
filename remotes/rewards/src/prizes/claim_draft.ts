import type { Prize } from '@sidepick/rules/generated_wire'
import type { PrizesMessage } from './prizes_text'

export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'city', 'state', 'postalCode'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type ClaimField = 'email' | AddressField

/** What is filled in, whichever way it is to be sent. */
export interface ClaimDraft extends Record<ClaimField, string> {
  way: 'mail' | 'post'
  initialsOnly: boolean
}

export type ClaimFaults = Partial<Record<ClaimField, PrizesMessage>>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const ZIP = /^\d{5}(-\d{4})?$/

export function draftOf({ contact, initialsOnly }: Prize): ClaimDraft {
  const address = contact?.address
  return {
    way: address ? 'post' : 'mail',
    email: contact?.payoutEmail ?? '',
    name: address?.name ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.postalCode ?? '',
    initialsOnly,
  }
}

/** What is wrong with a draft; the server checks the same. */
export function faultsOf(draft: ClaimDraft): ClaimFaults {
  if (draft.way === 'mail') return EMAIL.test(draft.email.trim()) ? {} : { email: 'fault_email' }
  const faults: ClaimFaults = {}
  for (const field of ['name', 'line1', 'city'] as const) {
    if (draft[field].trim() === '') faults[field] = 'fault_missing'
  }
  if (draft.state === '') faults.state = 'fault_state'
  if (!ZIP.test(draft.postalCode.trim())) faults.postalCode = 'fault_postalCode'
  return faults
}

/** The body of the call. */
export function bodyOf({ way, initialsOnly, ...draft }: ClaimDraft) {
  if (way === 'mail') return { payoutEmail: draft.email.trim(), initialsOnly }
  const line2 = draft.line2.trim()
  return {
    address: {
      name: draft.name.trim(),
      line1: draft.line1.trim(),
      ...(line2 && { line2 }),
      city: draft.city.trim(),
      state: draft.state,
      postalCode: draft.postalCode.trim(),
    },
    initialsOnly,
  }
}

const OF_SERVER: Record<string, ClaimField> = {
  payoutEmail: 'email',
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [`address.${field}`, field])),
}

const MESSAGE_OF: Partial<Record<ClaimField, PrizesMessage>> = {
  email: 'fault_email',
  state: 'fault_state',
  postalCode: 'fault_postalCode',
}

/** The fields that the server names in a refusal. */
export function faultsOfServer(errors: readonly { field?: string }[] = []): ClaimFaults {
  const faults: ClaimFaults = {}
  for (const { field = '' } of errors) {
    const known = OF_SERVER[field]
    if (known) faults[known] = MESSAGE_OF[known] ?? 'fault_missing'
  }
  return faults
}
