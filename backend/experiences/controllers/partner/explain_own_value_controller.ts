import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ANYWHERE } from '#experiences/domain/anywhere'
import { explain } from '#experiences/domain/explain'
import { OwnDocumentsOnly } from '#experiences/policies/own_documents'
import { listLayers } from '#experiences/queries/list_layers'
import { explainOwnValidator } from '#experiences/validators/partner_experience_validators'
import { explanationSchema } from '#experiences/wire/experience'

@inject()
export default class ExplainOwnValueController {
  static readonly operation = {
    summary:
      "Which of the platform's and the partner's documents made a value, in a state of the visit",
    auth: 'player',
    query: explainOwnValidator,
    problems: ['E_NOT_FOUND'],
    responses: { 200: explanationSchema },
  }

  constructor(private readonly onlyOwn: OwnDocumentsOnly) {}

  async handle({ auth, request }: HttpContext) {
    const given = await explainOwnValidator.validate(request.qs())
    const { path, loggedIn = false, expanded = false, ...place } = given
    await this.onlyOwn.assertPlace(auth.getUserOrFail(), place)
    const layers = await listLayers({ ...ANYWHERE, ...place })
    return explain(layers, path.split('.'), { loggedIn, expanded })
  }
}
