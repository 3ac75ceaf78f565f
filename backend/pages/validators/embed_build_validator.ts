import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { holds } from '#shared/openapi/fields'
import { OFFERED_OPTIONS } from '#pages/domain/offered_options'
import type { Chosen } from '#pages/domain/build_snippet'

/** Of one option; the form sends them in its address. */
export const OPTION_MAX = 200

const text = () =>
  vine.string().trim().maxLength(OPTION_MAX).use(holds('As its attribute spells it.')).optional()

export const embedBuildValidator = vine.create({
  frame: vine.boolean().use(holds('The line has the frame in it.')).optional(),
  ...Object.fromEntries(OFFERED_OPTIONS.map((name) => [name, text()])),
})

/** What was chosen: a field that was left empty was not. */
export function chosenOf(fields: Infer<typeof embedBuildValidator>): {
  chosen: Chosen
  hasFrame: boolean
} {
  const { frame, ...options } = fields
  const chosen = Object.fromEntries(Object.entries(options).filter(([, value]) => value))
  return { chosen, hasFrame: frame === true }
}
