import type { HttpContext } from '@adonisjs/core/http'
import { checkDocument } from '#experiences/queries/check_document'
import { toDocumentCheck } from '#experiences/transformers/experience'
import { checkDocumentValidator } from '#experiences/validators/admin_experience_validators'
import { documentCheckSchema } from '#experiences/wire/experience'

export default class CheckDocumentController {
  static readonly operation = {
    summary: 'What publishing a document would change, and what keeps it from being published',
    auth: 'admin',
    body: checkDocumentValidator,
    responses: { 200: documentCheckSchema },
  }

  async handle({ request }: HttpContext) {
    const { scope, owner = '', doc } = await checkDocumentValidator.validate(request.body())
    return toDocumentCheck(await checkDocument({ scope, owner }, doc))
  }
}
