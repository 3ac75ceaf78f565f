import vine from '@vinejs/vine'
import { LOCALES } from '@sidepick/rules/types'
import { component } from '#shared/openapi/component'
import { choice, text } from '#shared/openapi/fields'

export const legalDocumentSchema = component(
  'LegalDocument',
  'A legal document in one language.',
  vine.object({
    lang: choice(LOCALES, 'The language that the document is served in.'),
    version: text('Version of the document.'),
    title: text('Title of the document.'),
    html: text('Text of the document as HTML.'),
  })
)
