import type { HttpContext } from '@adonisjs/core/http'
import { EVERYBODY } from '#cuts/domain/cut_version'
import { pageOfHistory } from '#cuts/queries/list_history'
import { toVersion } from '#cuts/transformers/cuts'
import { listCutsHistoryValidator } from '#cuts/validators/cuts_validators'
import { pageOf } from '#shared/openapi/component'
import { cutVersionSchema } from '#cuts/wire/cuts'

export default class ListCutsHistoryController {
  static readonly operation = {
    summary: 'Every version of the global shares, newest first',
    auth: 'admin',
    query: listCutsHistoryValidator,
    responses: { 200: pageOf('CutVersion', cutVersionSchema) },
  }

  async handle({ request }: HttpContext) {
    const page = await pageOfHistory(
      EVERYBODY,
      await listCutsHistoryValidator.validate(request.qs())
    )
    return { ...page, items: page.items.map(toVersion) }
  }
}
