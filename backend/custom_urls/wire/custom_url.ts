import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { flag, instant, text, uuid } from '#shared/openapi/fields'

const customUrlFields = {
  id: uuid('Id of the short name.'),
  url: text('The short name: the part after /custom/ of its address.'),
  widgetId: uuid('Id of the widget that it opens.'),
  gameId: uuid('Id of the game that comes first; null when the playlist decides.').nullable(),
  creatorId: uuid('Id of the creator who owns it.'),
  flavour: text('Flavour that the widget is shown in; null for the usual one.').nullable(),
  active: flag('Whether the address works.'),
}

export const customUrlSchema = component(
  'CustomUrl',
  'A short name that opens a widget.',
  vine.object(customUrlFields)
)

export const ownCustomUrlSchema = component(
  'OwnCustomUrl',
  'A short name, as its creator and admins see it.',
  vine.object({
    ...customUrlFields,
    locked: flag('Whether an admin switched it off, so that the creator cannot switch it on.'),
    createdAt: instant('When the short name was taken.'),
  })
)
