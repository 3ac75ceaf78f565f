import type { HttpContext } from '@adonisjs/core/http'
import { ANYWHERE } from '#experiences/domain/anywhere'
import { explain } from '#experiences/domain/explain'
import { listLayers } from '#experiences/queries/list_layers'
import { explainValidator } from '#experiences/validators/admin_experience_validators'
import { explanationSchema } from '#experiences/wire/experience'

export default class ExplainValueController {
  static readonly operation = {
    summary:
      'Which documents made a value of the configuration at a place, in a state of the visit',
    auth: 'admin',
    query: explainValidator,
    responses: { 200: explanationSchema },
  }

  async handle({ request }: HttpContext) {
    const given = await explainValidator.validate(request.qs())
    const { path, loggedIn = false, expanded = false, ...place } = given
    const layers = await listLayers({ ...ANYWHERE, ...place })
    return explain(layers, path.split('.'), { loggedIn, expanded })
  }
}
