import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { clock } from '#shared/clock'
import { personalData } from '#shared/privacy/personal_data'

export default class DownloadDataController {
  static readonly operation = {
    summary: 'Everything we hold of the caller, as a file',
    auth: 'player',
    responses: {
      200: vine.object({ exportedAt: vine.string() }).allowUnknownProperties(),
    },
  }

  async handle({ auth, response }: HttpContext) {
    response.header('content-disposition', 'attachment; filename="sidepick-data.json"')
    response.header('cache-control', 'no-store')
    const collected = await personalData.collect(auth.getUserOrFail().id)
    return { exportedAt: clock.now().toISOString(), ...collected }
  }
}
