import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { editOwnCuts } from '#cuts/controllers/edit_own_cuts'
import { FindSubject } from '#cuts/queries/find_subject'
import { editOwnCutsValidator } from '#cuts/validators/cuts_validators'
import { cutsSchema } from '#cuts/wire/cuts'

@inject()
export default class EditDistributorCutsController {
  static readonly operation = {
    summary: 'Gives the plays of a distributor shares of their own, before those of the creator',
    auth: 'admin',
    path: { id: 'Slug of the distributor.' },
    body: editOwnCutsValidator,
    responses: { 200: cutsSchema },
  }

  constructor(private readonly findSubject: FindSubject) {}

  handle(ctx: HttpContext) {
    return editOwnCuts(ctx, 'distributor', this.findSubject)
  }
}
