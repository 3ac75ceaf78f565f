import vine from '@vinejs/vine'
import { STORED_ROLES } from '#accounts/domain/roles'
import { ACCOUNT_SORTS } from '#profiles/contract'
import { sortedPageQuery } from '#shared/http/validation/sorted_page_query'
import { searchText } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'

export const listAccountsValidator = vine.create({
  search: searchText().use(holds('Part of an e-mail address or username, or an id.')).optional(),
  status: vine
    .enum(['pending', 'active', 'blocked', 'deleted'])
    .use(holds('Only accounts with this status.'))
    .optional(),
  role: vine.enum(STORED_ROLES).use(holds('Only accounts with this role.')).optional(),
  ...sortedPageQuery(ACCOUNT_SORTS),
})
