import type { ApplicationService } from '@adonisjs/core/types'
import edge from 'edge.js'

/** No other module uses this one, so there is no contract to bind. */
export default class LegalProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    edge.mount('legal', this.app.makePath('backend/legal/views'))
  }
}
