import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Problem } from '#shared/problem'
import { findCreator } from '#creators/queries/find_creator'
import { creatorFields, toCreator } from '#creators/transformers/creator'

export default class ShowCreatorController {
  static readonly operation = {
    summary: 'A creator with the terms agreed on, by user id',
    auth: 'admin',
    responses: { 200: vine.object(creatorFields) },
  }

  async handle({ params }: HttpContext) {
    const creator = await findCreator(String(params.id))
    if (creator === null) throw new Problem('E_NOT_FOUND')
    return toCreator(creator)
  }
}
