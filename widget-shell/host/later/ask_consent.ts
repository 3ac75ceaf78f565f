import type { Visit } from '../app/visit'
import { firstPick } from './first_pick'

/** Asks the page once for the reader's consent, with the first pick and where the page has not told it by itself. */
export async function askConsent({ app, bridge, engine }: Visit): Promise<void> {
  await firstPick(engine)
  if (app.store.getState().widget.consent === null) bridge.send('vs_get_consent_data', {})
}
