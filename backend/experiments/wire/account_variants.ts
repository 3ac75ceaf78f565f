import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { integer, record, text } from '#shared/openapi/fields'

export const accountVariantsSchema = component(
  'AccountVariants',
  'The variants of an account in experiments that run.',
  vine.object({
    assigned: record(
      component(
        'AssignedVariant',
        'A variant that was assigned.',
        vine.object({
          version: integer('The version of the experiment.').min(1),
          variant: text('Key of the variant.'),
        })
      ),
      'By experiment.'
    ),
  })
)
