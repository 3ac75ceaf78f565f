import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { sortingOf } from '#shared/sorted_page'
import { AUDIT_SORTS } from '#shared/privacy/list_audit'
import { pageOf } from '#shared/openapi/component'
import { ListLines } from '#audit/queries/list_lines'
import { toAuditLine } from '#audit/transformers/audit_line'
import { listAuditValidator } from '#audit/validators/list_audit_validator'
import { auditLineSchema } from '#audit/wire/audit_line'

@inject()
export default class ListAuditController {
  static readonly operation = {
    summary: 'Who did what to which record, the newest first unless asked otherwise',
    auth: 'admin',
    query: listAuditValidator,
    responses: { 200: pageOf('AuditLine', auditLineSchema) },
  }

  constructor(private readonly lines: ListLines) {}

  async handle({ request }: HttpContext) {
    const given = await listAuditValidator.validate(request.qs())
    const { limit, start, sort, order, from, to, ...filter } = given
    const { items, next, people } = await this.lines.handle({
      ...filter,
      limit: limit ?? game.lists.pageSize,
      sorting: sortingOf(AUDIT_SORTS, { sort, order, start }),
      fromMs: from,
      toMs: to,
    })
    return { items: items.map((row) => toAuditLine(row, people)), next }
  }
}
