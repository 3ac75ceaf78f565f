import type { ApplicationService } from '@adonisjs/core/types'
import { outbox } from '#shared/outbox'
import { personalData } from '#shared/personal_data'
import { AssetsContract } from '#assets/contract'
import { Library } from '#assets/library'
import { assetPersonalData } from '#assets/personal_data'
import { FILE_REMOVAL, storedFiles } from '#assets/stored_files'

/** Binds the module's contract to its implementation, and removes files after the commit that said so. */
export default class AssetsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(AssetsContract, () => new Library())
  }

  boot() {
    personalData.keep(assetPersonalData)
    outbox.handle<{ key: string }>(FILE_REMOVAL, ({ key }) => storedFiles.remove(key))
  }
}
