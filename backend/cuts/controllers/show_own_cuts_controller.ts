import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { findCuts } from '#cuts/queries/find_cuts'
import { FindSubject } from '#cuts/queries/find_subject'
import { toCuts } from '#cuts/transformers/cuts'
import { cutsSchema } from '#cuts/wire/cuts'

@inject()
export default class ShowOwnCutsController {
  static readonly operation = {
    summary:
      "A creator's own shares by user id, or a distributor's by slug; null where the wider scope decides",
    auth: 'admin',
    path: { id: 'Account id of the creator, or slug of the distributor.' },
    responses: { 200: cutsSchema },
  }

  constructor(private readonly findSubject: FindSubject) {}

  async handle({ params }: HttpContext) {
    const subject = await this.findSubject.handle(String(params.id))
    if (subject === null) throw new Problem('E_NOT_FOUND')
    return toCuts(await findCuts(subject))
  }
}
