import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { FindSubject } from '#cuts/queries/find_subject'
import { pageOfHistory } from '#cuts/queries/list_history'
import { toVersion } from '#cuts/transformers/cuts'
import { listCutsHistoryValidator } from '#cuts/validators/cuts_validators'
import { pageOf } from '#shared/openapi/component'
import { cutVersionSchema } from '#cuts/wire/cuts'

@inject()
export default class ListOwnCutsHistoryController {
  static readonly operation = {
    summary: "Every version of a creator's or a distributor's shares, newest first",
    auth: 'admin',
    path: { id: 'Account id of the creator, or slug of the distributor.' },
    query: listCutsHistoryValidator,
    responses: { 200: pageOf('CutVersion', cutVersionSchema) },
  }

  constructor(private readonly findSubject: FindSubject) {}

  async handle({ params, request }: HttpContext) {
    const where = await listCutsHistoryValidator.validate(request.qs())
    const subject = await this.findSubject.handle(String(params.id))
    if (subject === null) throw new Problem('E_NOT_FOUND')
    const page = await pageOfHistory(subject, where)
    return { ...page, items: page.items.map(toVersion) }
  }
}
