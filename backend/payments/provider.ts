import { storedMedia } from '#shared/stored_media'
import { productMedia } from '#payments/stored_media'

/** Says what the module stores. */
export default class PaymentsProvider {
  boot() {
    storedMedia.keep(productMedia)
  }
}
