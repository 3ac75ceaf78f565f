import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { AgreedSharesContract } from '#creators/contract'
import { findCreator } from '#creators/queries/find_creator'
import { listFellows } from '#creators/queries/list_creators'
import { onTerms } from '#creators/queries/on_terms'
import { toCreator, toFace } from '#creators/transformers/creator'
import { fellowSchema } from '#creators/wire/creator'

@inject()
export default class ListFellowsController {
  static readonly operation = {
    summary: "Creators: the caller's whole record first, then the faces of the others by name",
    auth: 'creator',
    responses: { 200: vine.array(fellowSchema) },
  }

  constructor(private readonly shares: AgreedSharesContract) {}

  async handle({ auth }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const found = await findCreator(id)
    const own = await onTerms(found ? [found] : [], this.shares)
    const others = (await listFellows()).filter(({ userId }) => userId !== id)
    return [
      ...own.map((one) => ({ ...toCreator(one), isMe: true as const })),
      ...others.map(toFace),
    ]
  }
}
