import env from '#start/env'
import { addPartner, setOrigins, setTrust } from '#remotes/actions/change_partner'

/** The partner whose example the demo shows. */
const PARTNER = 'orbit'

/** Trusted from the first start on, until an operator says otherwise; where its cards lie is the setting's to say. */
export async function welcomePartner(): Promise<void> {
  const origins = [env.get('PARTNER_URL')]
  const added = await addPartner(PARTNER, origins)
  await (added.ok ? setTrust(PARTNER, true) : setOrigins(PARTNER, origins))
}
