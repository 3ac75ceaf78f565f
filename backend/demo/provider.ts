import type { ApplicationService } from '@adonisjs/core/types'
import { refuseAccounts } from '#auth/domain/closed_accounts'
import { isPastDemo } from '#demo/people/demo_people'
import { requireSafeDemo } from '#demo/safe_demo'

/** Refuses to serve a demo that strangers could reach, before anything is opened, and the demo's accounts without a demo. */
export default class DemoProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    refuseAccounts(isPastDemo)
    if (this.app.getEnvironment() === 'web') requireSafeDemo()
  }
}
