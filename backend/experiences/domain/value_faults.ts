import { isContained } from '@sidepick/rules/css_value'
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

const CSS_VALUE = /^[^;{}<>\\]{0,200}$/

/** A CSS value that cannot end its declaration, because it is written into a style sheet, and that loads nothing. */
export const token = must(
  (value) => isText(value) && CSS_VALUE.test(value) && isContained(value),
  'a value of a custom property, which may not load a file',
  { type: 'string', pattern: CSS_VALUE.source }
)
