import type { ApplicationService } from '@adonisjs/core/types'
import { outbox } from '#shared/delivery/outbox'
import { personalData } from '#shared/privacy/personal_data'
import { problemCodes } from '#shared/problem_codes'
import { AssetsContract } from '#assets/contract'
import { Assets } from '#assets/assets'
import { assetPersonalData } from '#assets/store/personal_data'
import { FILE_REMOVAL, storedFiles } from '#assets/store/stored_files'
import { assetProblems } from '#assets/domain/problem_codes'

/** Binds the module's contract to its implementation, and deletes removed files through the outbox. */
export default class AssetsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(AssetsContract, () => new Assets())
  }

  boot() {
    problemCodes.declare(assetProblems)
    personalData.keep(assetPersonalData)
    outbox.handle<{ key: string }>(FILE_REMOVAL, ({ key }) => storedFiles.remove(key))
  }
}
