import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor } from '#shared/http/pagination'
import { pageOf } from '#shared/openapi/component'
import { ListLines } from '#audit/queries/list_lines'
import { toAuditLine } from '#audit/transformers/audit_line'
import { listAuditValidator } from '#audit/validators/list_audit_validator'
import { auditLineSchema } from '#audit/wire/audit_line'

@inject()
export default class ListAuditController {
  static readonly operation = {
    summary: 'Who did what to which record, newest first',
    auth: 'admin',
    query: listAuditValidator,
    responses: { 200: pageOf('AuditLine', auditLineSchema) },
  }

  constructor(private readonly lines: ListLines) {}

  async handle({ request }: HttpContext) {
    const { limit, start, from, to, ...filter } = await listAuditValidator.validate(request.qs())
    const { items, next, people } = await this.lines.handle({
      ...filter,
      limit: limit ?? game.lists.pageSize,
      after: decodeCursor(start),
      fromMs: from,
      toMs: to,
    })
    return { items: items.map((row) => toAuditLine(row, people)), next }
  }
}
