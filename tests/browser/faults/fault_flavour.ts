import app from '@adonisjs/core/services/app'
import type { RemoteEntry } from '@sidepick/rules/types'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { addPartner, setOrigins, setTrust } from '#remotes/actions/change_partner'
import { givenExperience } from '#tests/fixtures/experiences'
import { givenServed } from '#tests/fixtures/remotes'

/** Whose remotes fail. */
export const FAULT_OWNER = 'fault'
const PAGE_ID = '0199f0c0-0000-7000-8000-00000000fa17'

/** Short waits, and a result that stays until the test has looked at it. */
const TIMINGS = { lockedPickDelay: 1, resultPollInViewDuration: 60 }

/** A flavour whose registry holds these remotes, which publishing would refuse. */
export async function publishRemotes(flavour: string, entries: RemoteEntry[]): Promise<void> {
  await admitOwners([...new Set(entries.map(({ entry }) => new URL(entry).origin))])
  for (const entry of entries) await givenServed(flavour, entry)
}

/** The same, and its result shows a card of each. */
export async function publishFlavour(flavour: string, entries: RemoteEntry[]): Promise<void> {
  await publishRemotes(flavour, entries)
  const cards = entries.filter(({ critical }) => !critical).flatMap((entry) => entry.cards)
  const widgetComponents = cards.map((componentName) => ({
    componentName,
    panel: 'mainPanel',
    position: 'main-overlay',
    when: { phases: ['result'] },
  }))
  const doc = { themeFlags: TIMINGS, widgetComponents }
  await givenExperience({ scope: 'flavour', owner: flavour, doc })
}

/** Owners whose bundles lie with the server that misbehaves: a trusted partner with the publisher's page, and ourselves. */
async function admitOwners(origins: string[]): Promise<void> {
  for (const owner of ['sidepick', FAULT_OWNER]) {
    const added = await addPartner(owner, origins)
    if (!added.ok) await setOrigins(owner, origins)
  }
  await setTrust(FAULT_OWNER, true)
  const partners = await app.container.make(PartnerDomainsContract)
  await partners.addDistributor({ id: FAULT_OWNER, name: 'A partner with faults' })
  await partners.addDomain({
    id: PAGE_ID,
    host: 'localhost',
    pathPattern: '/paper',
    distributorId: FAULT_OWNER,
    name: 'A paper',
  })
}
