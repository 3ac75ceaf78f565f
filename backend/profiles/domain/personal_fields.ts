/** The fields that only payouts and taxes need: encrypted field by field, and shown only to the player. */
export const PERSONAL_FIELDS = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  addressLine1: 'address_line1',
  addressLine2: 'address_line2',
  city: 'city',
  postalCode: 'postal_code',
} as const

export type PersonalField = keyof typeof PERSONAL_FIELDS

export const TAX_FORM_STATES = ['none', 'requested', 'received'] as const
export type TaxFormStatus = (typeof TAX_FORM_STATES)[number]

export type PersonalFields = Record<PersonalField, string | null>

export interface PersonalInformation extends PersonalFields {
  country: string | null
  state: string | null
  /** ISO date. */
  birthday: string | null
  taxFormStatus: TaxFormStatus
}
