import { inject } from '@adonisjs/core'
import { newId } from '#shared/ids'
import { failure, success, type Result } from '#shared/result'
import { addCustomUrl } from '#custom_urls/actions/add_custom_url'
import type { CustomUrlFields, OwnCustomUrl } from '#custom_urls/store/own_custom_url'
import { findOwnCustomUrl } from '#custom_urls/queries/find_own_custom_url'
import { NameReferences, type UnknownReference } from '#custom_urls/queries/references'

export type CreateCustomUrlError = { type: 'taken' } | UnknownReference

@inject()
export class CreateCustomUrl {
  constructor(private references: NameReferences) {}

  async handle(fields: CustomUrlFields): Promise<Result<OwnCustomUrl, CreateCustomUrlError>> {
    const unknown = await this.references.findUnknown(fields, 'creator')
    if (unknown) return failure(unknown)
    const { creatorId, gameId, flavour } = fields
    const id = newId()
    const optional = { gameId: gameId ?? undefined, flavour: flavour ?? undefined }
    const added = await addCustomUrl({ ...fields, ...optional, id })
    if (!added) return failure({ type: 'taken' })
    return success((await findOwnCustomUrl({ id, creatorId }))!)
  }
}
