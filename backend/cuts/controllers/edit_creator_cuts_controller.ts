import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { editOwnCuts } from '#cuts/controllers/edit_own_cuts'
import { FindSubject } from '#cuts/queries/find_subject'
import { editOwnCutsValidator } from '#cuts/validators/cuts_validators'
import { cutsSchema } from '#cuts/wire/cuts'

@inject()
export default class EditCreatorCutsController {
  static readonly operation = {
    summary: 'Gives a creator shares of their own; null leaves one to the global ones',
    auth: 'admin',
    path: { id: 'Account id of the creator.' },
    body: editOwnCutsValidator,
    responses: { 200: cutsSchema },
  }

  constructor(private readonly findSubject: FindSubject) {}

  handle(ctx: HttpContext) {
    return editOwnCuts(ctx, 'creator', this.findSubject)
  }
}
