import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'

const ASSIGNED_MAX = 50
const KEY_LONGEST = 64

const assigned = vine.object({
  version: vine
    .number({ strict: true })
    .withoutDecimals()
    .min(1)
    .max(1_000_000_000)
    .use(holds('The version of the experiment.')),
  variant: vine.string().maxLength(KEY_LONGEST).use(holds('Key of the variant.')),
})

export const accountVariantsValidator = vine.create({
  assigned: vine
    .record(assigned)
    .validateKeys((keys, field) => {
      if (keys.length > ASSIGNED_MAX || keys.some((key) => key.length > KEY_LONGEST)) {
        field.report('The {{ field }} field has too many or too long names', 'record', field)
      }
    })
    .use(holds('What the device was assigned, by experiment.')),
})
