import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

const URL_MAX = 2_048
const SIZE_MAX_PX = 100_000

const FORMAT_MAX = 100

/** An editor that has no limit may send the parameter all the same. */
const unlessEmpty = (value: unknown) => (value === '' ? undefined : value)

const size = (description: string) =>
  vine
    .number()
    .withoutDecimals()
    .range([1, SIZE_MAX_PX])
    .parse(unlessEmpty)
    .use(holds(description))
    .optional()

export const oembedValidator = vine.create({
  url: vine.string().maxLength(URL_MAX).use(holds('Address of a widget, or of its short name.')),
  maxwidth: size('Largest width in CSS px; empty for no limit.'),
  maxheight: size('Largest height in CSS px; empty for no limit.'),
  format: vine
    .string()
    .maxLength(FORMAT_MAX)
    .parse(unlessEmpty)
    .use(holds('json, which is also meant when it is left out; every other one answers 501.'))
    .optional(),
})
