import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag, instant } from '#shared/openapi/fields'

export const signedTermsSchema = component(
  'SignedTerms',
  'Confirms that the terms were accepted.',
  vine.object({
    tosSignedAt: instant('When the terms were accepted.'),
    lastTosSigned: flag('Whether these are the terms in force.'),
  })
)
