import type { ApplicationService } from '@adonisjs/core/types'
import { CustomUrlsContract } from '#custom_urls/contract'
import { CustomUrls } from '#custom_urls/custom_urls'

/** Binds the module's contract to its implementation. */
export default class CustomUrlsProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(CustomUrlsContract, () => new CustomUrls())
  }
}
