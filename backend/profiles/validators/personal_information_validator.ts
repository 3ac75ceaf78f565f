import vine from '@vinejs/vine'
import { originFields } from '#profiles/validators/origin'

/** One line in any script, without line breaks, invisible characters and direction overrides. */
const LINE = /^[^\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u
const PHONE = /^\+?[\d ().-]{7,32}$/
const POSTAL_CODE = /^[a-z\d][a-z\d -]{1,11}$/i

/** An empty field is the same as null: it clears the value. */
const line = (maxLength: number) =>
  vine
    .string()
    .trim()
    .regex(LINE)
    .maxLength(maxLength)
    .transform((text: string | null) => text?.normalize('NFC') || null)
    .nullable()
    .optional()

const optionalLike = (pattern: RegExp) =>
  vine
    .string()
    .trim()
    .regex(new RegExp(`${pattern.source}|^$`, pattern.flags))
    .transform((text) => text || null)
    .nullable()
    .optional()

export const personalInformationValidator = vine.create({
  firstName: line(100),
  lastName: line(100),
  phone: optionalLike(PHONE),
  addressLine1: line(200),
  addressLine2: line(200),
  city: line(100),
  postalCode: optionalLike(POSTAL_CODE),
  ...originFields,
})
