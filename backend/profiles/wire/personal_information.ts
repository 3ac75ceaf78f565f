import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, text } from '#shared/openapi/fields'
import { TAX_FORM_STATES } from '#profiles/domain/personal_fields'

const told = (what: string) => text(`${what}; null while it was not told.`).nullable()

export const personalInformationSchema = component(
  'PersonalInformation',
  'What a player told for payouts and taxes.',
  vine.object({
    firstName: told('First name'),
    lastName: told('Last name'),
    phone: told('Telephone number'),
    addressLine1: told('First line of the address'),
    addressLine2: told('Second line of the address'),
    city: told('City'),
    state: told('Code of the state in the United States'),
    postalCode: told('Postal code'),
    country: told('ISO 3166-1 alpha-2 code of the country'),
    birthday: told('Birthday as YYYY-MM-DD'),
    taxFormStatus: choice(TAX_FORM_STATES, 'How far the tax form is.'),
  })
)
