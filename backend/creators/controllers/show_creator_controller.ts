import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { AgreedSharesContract } from '#creators/contract'
import { findCreator } from '#creators/queries/find_creator'
import { onTerms } from '#creators/queries/on_terms'
import { toCreator } from '#creators/transformers/creator'
import { creatorSchema } from '#creators/wire/creator'

@inject()
export default class ShowCreatorController {
  static readonly operation = {
    summary: 'A creator with the terms agreed on, by user id',
    auth: 'admin',
    path: { id: "Id of the creator's account." },
    responses: { 200: creatorSchema },
  }

  constructor(private readonly shares: AgreedSharesContract) {}

  async handle({ params }: HttpContext) {
    const creator = await findCreator(String(params.id))
    if (creator === null) throw new Problem('E_NOT_FOUND')
    const [shown] = await onTerms([creator], this.shares)
    return toCreator(shown!)
  }
}
