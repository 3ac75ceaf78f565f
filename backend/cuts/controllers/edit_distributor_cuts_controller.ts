import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#shared/actor'
import { Problem } from '#shared/problem'
import { editCuts } from '#cuts/actions/edit_cuts'
import { FindSubject } from '#cuts/queries/find_subject'
import { cutsAnswer, cutsProblem, toCuts } from '#cuts/transformers/cuts'
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

  async handle(ctx: HttpContext) {
    const edit = await editOwnCutsValidator.validate(ctx.request.body())
    const subject = await this.findSubject.distributor(String(ctx.params.id))
    if (subject === null) throw new Problem('E_NOT_FOUND')
    const result = await editCuts(subject, edit, actorOf(ctx))
    if (!result.ok) throw cutsProblem(result.error)
    return toCuts(result.value)
  }
}
