import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { checkDocument } from '#experiences/queries/check_document'
import { KnownOwners } from '#experiences/queries/known_owners'
import { toDocumentCheck } from '#experiences/transformers/experience'
import { checkDocumentValidator } from '#experiences/validators/admin_experience_validators'
import { documentCheckSchema } from '#experiences/wire/experience'

@inject()
export default class CheckDocumentController {
  static readonly operation = {
    summary: 'What publishing a document would change, and what keeps it from being published',
    auth: 'admin',
    body: checkDocumentValidator,
    responses: { 200: documentCheckSchema },
  }

  constructor(private readonly owners: KnownOwners) {}

  async handle({ request }: HttpContext) {
    const { scope, owner = '', doc } = await checkDocumentValidator.validate(request.body())
    const unknown = await this.owners.faults({ scope, owner })
    return toDocumentCheck(await checkDocument({ scope, owner }, doc, { unknown }))
  }
}
