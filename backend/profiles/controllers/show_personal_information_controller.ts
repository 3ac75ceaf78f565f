import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import type { PersonalInformation } from '#profiles/domain/personal_fields'
import { getPersonalInformation } from '#profiles/queries/get_personal_information'
import { personalInformationSchema } from '#profiles/wire/personal_information'

export default class ShowPersonalInformationController {
  static readonly operation = {
    summary: 'What the caller told for payouts and taxes',
    auth: 'player',
    responses: { 200: personalInformationSchema },
  }

  async handle({ auth, response }: HttpContext): Promise<PersonalInformation> {
    const information = await getPersonalInformation(auth.getUserOrFail().id)
    if (information === null) throw new Problem('E_UNAUTHORIZED')
    response.header('cache-control', 'no-store')
    return information
  }
}
