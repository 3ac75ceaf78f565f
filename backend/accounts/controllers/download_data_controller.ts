import type { HttpContext } from '@adonisjs/core/http'
import { clock } from '#shared/clock'
import { personalData } from '#shared/privacy/personal_data'
import { dataExportSchema } from '#accounts/wire/data_export'

export default class DownloadDataController {
  static readonly operation = {
    summary: 'Everything we hold of the caller, as a file',
    auth: 'player',
    responses: {
      200: dataExportSchema,
    },
  }

  async handle({ auth, response }: HttpContext) {
    response.header('content-disposition', 'attachment; filename="sidepick-data.json"')
    response.header('cache-control', 'no-store')
    const collected = await personalData.collect(auth.getUserOrFail().id)
    return { exportedAt: clock.now().toISOString(), ...collected }
  }
}
