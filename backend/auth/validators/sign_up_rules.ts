import vine from '@vinejs/vine'
import { passwordIssues } from '@sidepick/rules/password'

/** Reports every broken rule at once. */
export const goodPassword = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  for (const { message, rule } of passwordIssues(value)) field.report(message, rule, field)
})

export const accepted = vine.createRule((value, _, field) => {
  if (value !== true) field.report('Terms of service must be accepted', 'accepted', field)
})

/** For the field beside new_password that repeats it. */
export const confirmsPassword = vine.createRule((value, _, field) => {
  if (value !== field.data.new_password) {
    field.report('Passwords do not match', 'passwordNoMatch', field)
  }
})
