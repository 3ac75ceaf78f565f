import app from '@adonisjs/core/services/app'
import type { RemoteEntry } from '@sidepick/rules/types'
import { ExperiencesContract } from '#experiences/contract'
import { RemotesContract } from '#remotes/contract'
import { RemoteRelease } from '#remotes/models/remote_release'
import { clock } from '#shared/clock'
import { newId } from '#shared/ids'
import env from '#start/env'

/** Short waits, and a result that stays until the test has looked at it. */
const TIMINGS = { lockedPickDelay: 1, resultPollInViewDuration: 60 }

/** Publishes a flavour whose registry holds these remotes, and whose result shows a card of each. */
export async function publishFlavour(flavour: string, entries: RemoteEntry[]): Promise<void> {
  const remotes = await app.container.make(RemotesContract)
  for (const entry of entries) {
    const releaseId = entry.integrity ? await publish(remotes, entry) : await smuggle(entry)
    await remotes.pointFlavour({ flavour, releaseId })
  }
  const cards = entries.filter(({ critical }) => !critical).flatMap((entry) => entry.cards)
  const widgetComponents = cards.map((componentName) => ({
    componentName,
    panel: 'mainPanel',
    position: 'main-overlay',
    when: { phases: ['result'] },
  }))
  const experiences = await app.container.make(ExperiencesContract)
  const doc = { themeFlags: TIMINGS, widgetComponents }
  const look = { scope: 'flavour', owner: flavour, doc, publishedBy: null } as const
  const published = await experiences.publish(look)
  if (!published.ok) throw new Error(JSON.stringify(published.error))
}

/** Partners' bundles come from the origin that the settings name. */
async function publish(remotes: RemotesContract, entry: RemoteEntry): Promise<string> {
  const partnerUrl = env.get('PARTNER_URL')
  env.set('PARTNER_URL', new URL(entry.entry).origin)
  const release = await remotes.publishRelease(entry)
  env.set('PARTNER_URL', partnerUrl)
  if (!release.ok) throw new Error(JSON.stringify(release.error))
  return release.value.id
}

/** What publishing refuses, put where only somebody inside the database could put it. */
async function smuggle(entry: RemoteEntry): Promise<string> {
  const id = newId()
  const { id: remote, version, entry: entryUrl } = entry
  await RemoteRelease.create({
    id,
    remote,
    version,
    entry,
    entryUrl,
    publishedAtMs: clock.nowMs(),
  })
  return id
}
