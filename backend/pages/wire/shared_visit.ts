import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { count, text } from '#shared/openapi/fields'

export const sharedVisitSchema = component(
  'SharedVisit',
  'What a visit was, as a link tells it.',
  vine.object({
    code: text('The numbers, sealed: `?visit=` of the address of a widget shows them.'),
    results: count('Games that were played and everybody may see.'),
    judged: count('Those that are right or wrong already.'),
    right: count('Those that are right.'),
    withCrowd: count('Picks that most players made too.'),
  })
)
