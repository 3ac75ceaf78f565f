import vine from '@vinejs/vine'
import { flag, notReserved, pageQuery, uuid } from '#shared/http/validation/rules'
import { SLUG } from '#custom_urls/domain/slug'

const url = () => vine.string().regex(SLUG).use(notReserved())
const flavour = () => vine.string().regex(/^[\w.-]{1,64}$/)

const optionalFields = () => ({
  gameId: uuid().nullable().optional(),
  flavour: flavour().nullable().optional(),
  active: flag().optional(),
})

export const createCustomUrlValidator = vine.create({
  url: url(),
  widgetId: uuid(),
  ...optionalFields(),
})

export const editCustomUrlValidator = vine.create({
  url: url().optional(),
  widgetId: uuid().optional(),
  ...optionalFields(),
})

export const editCustomUrlAsAdminValidator = vine.create({
  creatorId: uuid().optional(),
  widgetId: uuid().optional(),
  ...optionalFields(),
})

export const listCustomUrlsValidator = vine.create({
  creatorId: uuid()
    .optional()
    .meta({ description: 'Only what this creator owns; for admins, who see what everybody owns.' }),
  ...pageQuery(),
})
