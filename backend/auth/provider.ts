import type { ApplicationService } from '@adonisjs/core/types'
import { decoyHash } from '#auth/decoy_hash'

/** Others meet this module through its middleware only, so there is no contract to bind. */
export default class AuthProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() === 'web') await decoyHash()
  }
}
