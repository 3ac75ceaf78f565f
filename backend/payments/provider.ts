import { storedMedia } from '#shared/database/stored_media'
import { productMedia } from '#payments/store/stored_media'

/** Says what the module stores. */
export default class PaymentsProvider {
  boot() {
    storedMedia.keep(productMedia)
  }
}
