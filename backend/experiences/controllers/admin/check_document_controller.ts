import type { HttpContext } from '@adonisjs/core/http'
import { differencesOf } from '#experiences/domain/differences_of_documents'
import { documentFaults } from '#experiences/domain/document_faults'
import { ownerFaults } from '#experiences/domain/owner_faults'
import { findVersion } from '#experiences/queries/list_versions'
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
    const newest = await findVersion({ scope, owner })
    const live = newest?.status === 'published' ? newest.doc : {}
    return {
      faults: [...ownerFaults(scope, owner), ...documentFaults(doc, scope)],
      version: newest?.version ?? 0,
      changes: differencesOf(live, doc).map(({ path, before = null, after = null }) => ({
        path,
        before,
        after,
      })),
    }
  }
}
