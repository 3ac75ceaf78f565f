import vine from '@vinejs/vine'
import { holds } from '#shared/openapi/fields'
import { STORED_ROLES } from '#accounts/domain/roles'

export const roleValidator = vine.create({
  role: vine.enum(STORED_ROLES).use(holds('The role.')),
})
