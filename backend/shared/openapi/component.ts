import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { flag, list, text } from '#shared/openapi/fields'

/** Where a schema carries its name until the document is written. */
export const COMPONENT = 'x-component'

const bears = vine.createRule<{ name: string; description: string }>(() => undefined, {
  toJSONSchema: (schema, named) => Object.assign(schema, { [COMPONENT]: named }),
})

/** A shape of the API: it stands once in openapi.json, under its name, and operations refer to it. */
export const component = <Schema extends { use(rule: ReturnType<typeof bears>): Schema }>(
  name: string,
  description: string,
  schema: Schema
) => schema.use(bears({ name, description }))

/** One page of a list of such items; the name of the shape is `{item}Page`. */
export const pageOf = <Item extends SchemaTypes>(item: string, schema: Item) =>
  component(
    `${item}Page`,
    'One page of a list.',
    vine.object({
      items: list(schema, 'The items of this page, in the order of the list.'),
      next: text('Cursor to send as `start` for the next page; null on the last page.').nullable(),
    })
  )

export const deletedSchema = component(
  'Deleted',
  'Confirms a deletion.',
  vine.object({ deleted: flag('Always true.') })
)

export const mailSentSchema = component(
  'MailSent',
  'Says that mail was sent, also where there is nobody to send it to.',
  vine.object({ sent: flag('Always true.') })
)
