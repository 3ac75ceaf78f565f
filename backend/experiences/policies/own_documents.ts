import { inject } from '@adonisjs/core'
import type { Caller } from '#shared/caller'
import { Problem } from '#shared/problem'
import type { ExperienceOwner } from '#experiences/contract'
import {
  FindOwnDocuments,
  isOwn,
  isOwnPlace,
  type AskedPlace,
} from '#experiences/queries/find_own_documents'

/** Keeps partners to their own documents. Of those of others they are not told whether they exist. */
@inject()
export class OwnDocumentsOnly {
  constructor(private readonly findOwn: FindOwnDocuments) {}

  /** @throws E_NOT_FOUND when the document is not the caller's */
  async assert(caller: Caller, owner: ExperienceOwner): Promise<void> {
    if (!isOwn(await this.findOwn.handle(caller.id), owner)) throw new Problem('E_NOT_FOUND')
  }

  /** @throws E_NOT_FOUND when a document of the place is neither the caller's nor the platform's */
  async assertPlace(caller: Caller, place: AskedPlace): Promise<void> {
    if (!isOwnPlace(await this.findOwn.handle(caller.id), place)) throw new Problem('E_NOT_FOUND')
  }
}
