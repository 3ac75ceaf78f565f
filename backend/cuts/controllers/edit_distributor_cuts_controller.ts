import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { editOwnCuts } from '#cuts/controllers/edit_own_cuts'
import { FindSubject } from '#cuts/queries/find_subject'
import { cutsAnswer } from '#cuts/transformers/cuts'
import { editOwnCutsValidator } from '#cuts/validators/cuts_validators'

@inject()
export default class EditDistributorCutsController {
  static readonly operation = {
    summary: 'Gives the plays of a distributor shares of their own, before those of the creator',
    auth: 'admin',
    body: editOwnCutsValidator,
    responses: { 200: cutsAnswer() },
  }

  constructor(private readonly findSubject: FindSubject) {}

  handle(ctx: HttpContext) {
    return editOwnCuts(ctx, 'distributor', this.findSubject)
  }
}
