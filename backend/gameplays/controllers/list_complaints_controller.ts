import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { game } from '#config/game'
import { decodeCursor } from '#shared/pagination'
import { pageOf } from '#shared/openapi/component'
import { ListComplaints } from '#gameplays/queries/list_complaints'
import { listComplaintsValidator } from '#gameplays/validators/complaint_validator'
import { filedComplaintSchema } from '#gameplays/wire/filed_complaint'

@inject()
export default class ListComplaintsController {
  static readonly operation = {
    summary: "Everybody's complaints about games, newest first",
    auth: 'admin',
    query: listComplaintsValidator,
    responses: { 200: pageOf('FiledComplaint', filedComplaintSchema) },
  }

  constructor(private readonly listComplaints: ListComplaints) {}

  async handle({ request }: HttpContext) {
    const { gameId, limit, start } = await listComplaintsValidator.validate(request.qs())
    return this.listComplaints.handle({
      gameId: gameId ?? null,
      limit: limit ?? game.lists.pageSize,
      after: decodeCursor(start),
    })
  }
}
