import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { OwnDocumentsOnly } from '#experiences/policies/own_documents'
import { checkDocument } from '#experiences/queries/check_document'
import { toDocumentCheck } from '#experiences/transformers/experience'
import { checkOwnDocumentValidator } from '#experiences/validators/partner_experience_validators'
import { documentCheckSchema } from '#experiences/wire/experience'

@inject()
export default class CheckOwnDocumentController {
  static readonly operation = {
    summary:
      "What publishing one of the partner's documents would change, and what keeps it from being published",
    auth: 'player',
    body: checkOwnDocumentValidator,
    problems: ['E_NOT_FOUND'],
    responses: { 200: documentCheckSchema },
  }

  constructor(private readonly onlyOwn: OwnDocumentsOnly) {}

  async handle({ auth, request }: HttpContext) {
    const { doc, ...owner } = await checkOwnDocumentValidator.validate(request.body())
    await this.onlyOwn.assert(auth.getUserOrFail(), owner)
    return toDocumentCheck(await checkDocument(owner, doc, { byPartner: true }))
  }
}
