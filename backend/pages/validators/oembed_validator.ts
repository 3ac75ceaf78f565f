import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

const URL_MAX = 2_048
const SIZE_MAX_PX = 100_000

const size = (description: string) =>
  vine.number().withoutDecimals().range([1, SIZE_MAX_PX]).use(holds(description)).optional()

export const oembedValidator = vine.create({
  url: vine.string().maxLength(URL_MAX).use(holds('Address of a widget, or of its short name.')),
  maxwidth: size('Largest width in CSS px.'),
  maxheight: size('Largest height in CSS px.'),
  format: vine
    .enum(['json', 'xml'] as const)
    .use(holds('json, which is also meant when it is left out; xml answers 501.'))
    .optional(),
})
