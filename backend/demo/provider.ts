import type { ApplicationService } from '@adonisjs/core/types'
import { requireSafeDemo } from '#demo/safe_demo'

/** Refuses to serve a demo that strangers could reach, before anything is opened. */
export default class DemoProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    if (this.app.getEnvironment() === 'web') requireSafeDemo()
  }
}
