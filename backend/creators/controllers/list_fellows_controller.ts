import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { findCreator } from '#creators/queries/find_creator'
import { listFellows } from '#creators/queries/list_creators'
import { fellow, toCreator, toFace } from '#creators/transformers/creator'

export default class ListFellowsController {
  static readonly operation = {
    summary: "Creators: the caller's whole record first, then the faces of the others by name",
    auth: 'creator',
    responses: { 200: vine.array(fellow) },
  }

  async handle({ auth }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const own = await findCreator(id)
    const others = (await listFellows()).filter(({ userId }) => userId !== id)
    return [...(own ? [{ ...toCreator(own), isMe: true as const }] : []), ...others.map(toFace)]
  }
}
