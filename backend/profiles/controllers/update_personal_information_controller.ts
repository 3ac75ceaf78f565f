import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#shared/problem'
import { updatePersonalInformation } from '#profiles/actions/update_personal_information'
import type { PersonalInformation } from '#profiles/domain/personal_fields'
import { getPersonalInformation } from '#profiles/queries/get_personal_information'
import { originProblem } from '#profiles/transformers/origin_problem'
import { personalInformationValidator } from '#profiles/validators/personal_information_validator'
import { personalInformationSchema } from '#profiles/wire/personal_information'

export default class UpdatePersonalInformationController {
  static readonly operation = {
    summary:
      'Changes what the caller told for payouts and taxes: what is left out stays, null goes',
    auth: 'player',
    body: personalInformationValidator,
    problems: ['E_BIRTHDAY_SET', 'E_COUNTRY', 'E_REGION_LOCKED', 'E_UNDERAGE'],
    responses: { 200: personalInformationSchema },
  }

  async handle({ auth, request, response }: HttpContext): Promise<PersonalInformation> {
    const { id } = auth.getUserOrFail()
    const changes = await personalInformationValidator.validate(request.body())
    const result = await updatePersonalInformation(id, changes)
    if (!result.ok && result.error.type !== 'gone') throw originProblem(result.error)
    const information = result.ok ? await getPersonalInformation(id) : null
    if (information === null) throw new Problem('E_UNAUTHORIZED')
    response.header('cache-control', 'no-store')
    return information
  }
}
