import { isThemeValue, THEME_VALUE } from '@sidepick/rules/theme_style'
import { described, must, type Faults } from '#shared/http/validation/faults'

const isText = (value: unknown): value is string => typeof value === 'string'

const isNumberIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

export const isSwitch = must((value) => typeof value === 'boolean', 'true or false', {
  type: 'boolean',
})

export const flag = (description: string): Faults => described(isSwitch, description)

const range = (least: number, most: number) => ({ minimum: least, maximum: most })

/** A number with its unit, such as `seconds`. */
export const numberOf = (unit: string, [least, most]: readonly [number, number]): Faults =>
  must((value) => isNumberIn(value, least, most), `${unit} from ${least} to ${most}`, {
    type: 'number',
    ...range(least, most),
  })

/** A whole number with its unit, such as `games`. */
export const wholeOf = (unit: string, [least, most]: readonly [number, number]): Faults =>
  must(
    (value) => Number.isInteger(value) && isNumberIn(value, least, most),
    `${unit} from ${least} to ${most}`,
    { type: 'integer', ...range(least, most) }
  )

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const id = must((value) => isText(value) && UUID.test(value), 'an id', {
  type: 'string',
  pattern: UUID.source,
})

const NAME = /^\w{1,64}$/

export const name = must((value) => isText(value) && NAME.test(value), 'a name', {
  type: 'string',
  pattern: NAME.source,
})

/** The value of a design token, as themes are written into a style sheet. */
export const token = must(
  (value) => isText(value) && isThemeValue(value),
  "a CSS value of letters, digits, spaces and _#%.,()/'+-, which may not load a file",
  { type: 'string', pattern: THEME_VALUE.source }
)
