import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { ListLines } from '#audit/queries/list_lines'
import { toAuditLine } from '#audit/transformers/audit_line'
import { auditLineSchema } from '#audit/wire/audit_line'

@inject()
export default class ShowAuditController {
  static readonly operation = {
    summary: 'One line of the audit log',
    auth: 'admin',
    path: { id: 'Id of the line.' },
    responses: { 200: auditLineSchema },
  }

  constructor(private readonly lines: ListLines) {}

  async handle({ params }: HttpContext) {
    const { items, people } = await this.lines.handle({ id: String(params.id), limit: 1 })
    const [row] = items
    if (row === undefined) throw new Problem('E_NOT_FOUND')
    return toAuditLine(row, people)
  }
}
