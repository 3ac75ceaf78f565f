import vine from '@vinejs/vine'
import { TAX_FORM_STATES } from '#profiles/domain/personal_fields'

const text = () => vine.string().nullable()

export const personalInformationSchema = vine.object({
  firstName: text(),
  lastName: text(),
  phone: text(),
  addressLine1: text(),
  addressLine2: text(),
  city: text(),
  state: text(),
  postalCode: text(),
  country: text(),
  birthday: text(),
  taxFormStatus: vine.enum(TAX_FORM_STATES),
})
