import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { listOwn } from '#prizes/store/awards'
import { toPrize } from '#prizes/transformers/prize'
import { prizeSchema } from '#prizes/wire/prize'

export default class ListOwnPrizesController {
  static readonly operation = {
    summary: "The caller's places in drawings, newest first",
    auth: 'player',
    responses: { 200: vine.array(prizeSchema) },
  }

  async handle({ auth }: HttpContext) {
    return (await listOwn(auth.getUserOrFail().id)).map(toPrize)
  }
}
