import vine from '@vinejs/vine'
import { pageQuery } from '#shared/http/validation/rules'
import { holds } from '#shared/openapi/fields'
import type { Sorts } from '#shared/sorted_page'

/** Size of a page, its order, and its cursor, which holds a value of the column that it is ordered by. */
export const sortedPageQuery = <Name extends string>(sorts: Sorts<Name>) => ({
  ...pageQuery(),
  start: vine
    .string()
    .maxLength(1200)
    .use(holds('Cursor of the page: `next` of the page before, which had the same order.'))
    .optional(),
  sort: vine
    .enum(Object.keys(sorts) as Name[])
    .use(holds('What orders the list; `created` when left out.'))
    .optional(),
  order: vine
    .enum(['asc', 'desc'] as const)
    .use(
      holds('Whether the smallest or earliest comes first (`asc`) or last; `desc` when left out.')
    )
    .optional(),
})
