import env from '#start/env'
import { addPartner, setOrigins, setTrust } from '#remotes/actions/change_partner'

/** The partner whose example the demo shows. */
const PARTNER = 'orbit'

/** Trusted from the first start until an operator changes that; PARTNER_URL names the origin of its cards. */
export async function welcomePartner(): Promise<void> {
  const origins = [env.get('PARTNER_URL')]
  const added = await addPartner(PARTNER, origins)
  await (added.ok ? setTrust(PARTNER, true) : setOrigins(PARTNER, origins))
}
