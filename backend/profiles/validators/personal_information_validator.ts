import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'
import { originFields } from '#profiles/validators/origin'

/** One line in any script, without line breaks, invisible characters and direction overrides. */
const LINE = /^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u
const PHONE = /^\+?[\d ().-]{7,32}$/
const POSTAL_CODE = /^[a-z\d][a-z\d -]{1,11}$/i

/** An empty field is the same as null: it clears the value. */
const line = (maxLength: number, what: string) =>
  vine
    .string()
    .trim()
    .regex(LINE)
    .maxLength(maxLength)
    .use(holds(`${what}; empty or null clears it.`))
    .transform((text: string | null) => text?.normalize('NFC') || null)
    .nullable()
    .optional()

const optionalLike = (pattern: RegExp, what: string) =>
  vine
    .string()
    .trim()
    .regex(new RegExp(`${pattern.source}|^$`, pattern.flags))
    .use(holds(`${what}; empty or null clears it.`))
    .transform((text) => text || null)
    .nullable()
    .optional()

export const personalInformationValidator = vine.create({
  firstName: line(100, 'First name'),
  lastName: line(100, 'Last name'),
  phone: optionalLike(PHONE, 'Telephone number'),
  addressLine1: line(200, 'First line of the address'),
  addressLine2: line(200, 'Second line of the address'),
  city: line(100, 'Name of the city'),
  postalCode: optionalLike(POSTAL_CODE, 'Postal code'),
  ...originFields,
})
