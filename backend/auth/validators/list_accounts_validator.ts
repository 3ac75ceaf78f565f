import vine from '@vinejs/vine'
import { pageQuery, searchText } from '#shared/http/validation/rules'

export const listAccountsValidator = vine.create({
  search: searchText()
    .optional()
    .meta({ description: 'Part of an e-mail address or username, or an id.' }),
  status: vine
    .enum(['pending', 'active', 'blocked', 'deleted'])
    .optional()
    .meta({ description: 'Only accounts with this status.' }),
  role: vine
    .enum(['creator', 'admin', 'superadmin'])
    .optional()
    .meta({ description: 'Only accounts with this role.' }),
  ...pageQuery(),
})
