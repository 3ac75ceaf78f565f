import vine from '@vinejs/vine'

const KEYS_MAX = 20
const KEY_LONGEST = 64

/** Variant by key of its experiment, and whether a program drives the browser. */
export const testValidator = vine.create({
  variants: vine.record(vine.string().maxLength(KEY_LONGEST)).validateKeys((keys, field) => {
    if (keys.length > KEYS_MAX || keys.some((key) => key.length > KEY_LONGEST)) {
      field.report('The {{ field }} field has too many or too long names', 'record', field)
    }
  }),
  e2eAutomatedTest: vine.boolean({ strict: true }),
})
