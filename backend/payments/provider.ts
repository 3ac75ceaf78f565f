import { storedMedia } from '#shared/database/stored_media'
import { productMedia } from '#payments/store/stored_media'

/** Registers the module's stored media. */
export default class PaymentsProvider {
  boot() {
    storedMedia.keep(productMedia)
  }
}
