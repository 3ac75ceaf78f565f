import vine from '@vinejs/vine'
import { expectedFields, flag, notReserved, pageQuery, uuid } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import { SLUG } from '#custom_urls/domain/slug'

const url = () =>
  vine
    .string()
    .regex(SLUG)
    .use(notReserved())
    .use(holds('The short name: the part after /custom/ of its address.'))
const widgetId = () => uuid().use(holds('Id of the widget that it opens.'))

const optionalFields = () => ({
  gameId: uuid()
    .use(holds('Id of the game that comes first; null lets the playlist decide.'))
    .nullable()
    .optional(),
  flavour: vine
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .use(holds('Flavour that the widget is shown in; null for the usual one.'))
    .nullable()
    .optional(),
  active: flag().use(holds('Whether the address works.')).optional(),
})

export const createCustomUrlValidator = vine.create({
  url: url(),
  widgetId: widgetId(),
  ...optionalFields(),
})

export const editCustomUrlValidator = vine.create({
  url: url().optional(),
  widgetId: widgetId().optional(),
  ...optionalFields(),
  expected: expectedFields(),
})

export const editCustomUrlAsAdminValidator = vine.create({
  creatorId: uuid().use(holds('Id of the creator who is to own it.')).optional(),
  widgetId: widgetId().optional(),
  ...optionalFields(),
  expected: expectedFields(),
})

export const listCustomUrlsValidator = vine.create({
  creatorId: uuid()
    .use(holds('Only what this creator owns; for admins, who see what everybody owns.'))
    .optional(),
  ...pageQuery(),
})
