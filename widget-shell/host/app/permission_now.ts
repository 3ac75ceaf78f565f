import { adPermission } from '@sidepick/rules/ad_consent'
import type { Scene } from './scene'

/** Of this browser; empty where it does not say. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''

/** What the page's consent and the reader's place allow at this moment. */
export const permissionNow = ({ app }: Pick<Scene, 'app'>) =>
  adPermission(app.store.getState().widget.consent, timeZoneHere())
