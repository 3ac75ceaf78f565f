import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { PLATFORM_OWNER } from '@sidepick/rules/owners'
import type { RemoteEntry, ScreenEntry } from '@sidepick/rules/types'
import env from '#start/env'
import { addPartner, setOrigins, setTrust } from '#remotes/actions/change_partner'
import { pointFlavour } from '#remotes/actions/change_registry'
import { publishRelease } from '#remotes/actions/publish_release'

interface BuiltFile {
  /** Absolute path on the origin that serves it. */
  url: string
  integrity: string
}

export interface BuiltRemote {
  version: string
  contract: string
  container: string
  shared: Record<string, string>
  entry: BuiltFile
  preload: BuiltFile[]
  cards: string[]
  screens: ScreenEntry[]
}

/** What a deployment publishes of the build, and under whose name. */
type Placement = Pick<RemoteEntry, 'owner' | 'timeoutMs' | 'critical' | 'fallback'> & {
  origin: 'APP_URL' | 'PARTNER_URL'
  flavour: string
  /** Only where the demo is. */
  demo?: true
}

/** The partner whose example the demo shows. */
const DEMO_PARTNER = 'orbit'

/** How long a player waits for a remote, and what stands in its place, is ours to say and not the bundle's. */
const PLACEMENTS: Record<string, Placement> = {
  'play-cards': {
    owner: PLATFORM_OWNER,
    origin: 'APP_URL',
    flavour: 'default',
    timeoutMs: 15_000,
    critical: true,
    fallback: 'error_view',
  },
  'auth': {
    owner: PLATFORM_OWNER,
    origin: 'APP_URL',
    flavour: 'default',
    timeoutMs: 8_000,
    critical: false,
    fallback: 'toast',
  },
  'example-partner': {
    owner: DEMO_PARTNER,
    demo: true,
    origin: 'PARTNER_URL',
    flavour: 'orbit',
    timeoutMs: 8_000,
    critical: false,
    fallback: 'silent',
  },
}

/**
 * Publishes what was built and points its flavour at it; a remote that has no place here is left aside. The server that
 * serves the files may not run yet, so they are read where it will read them.
 *
 * @param folder what the origins serve
 * @returns what is wrong with any of them, one line each
 */
export async function publishBuild(
  remotes: Record<string, BuiltRemote>,
  folder = app.makePath('build/public')
): Promise<string[]> {
  if (env.get('DEMO')) await welcomeDemoPartner()
  const problems: string[] = []
  for (const [id, placement] of Object.entries(PLACEMENTS)) {
    const built = remotes[id]
    if (!built || (placement.demo && !env.get('DEMO'))) continue
    problems.push(
      ...(await publish(id, built, placement, folder)).map((fault) => `${id}: ${fault}`)
    )
  }
  return problems
}

async function publish(
  id: string,
  built: BuiltRemote,
  placement: Placement,
  folder: string
): Promise<string[]> {
  const fileAt = (url: string) => readFile(join(folder, new URL(url).pathname))
  const release = await publishRelease(toEntry(id, built, placement), fileAt)
  if (!release.ok) {
    return release.error.type === 'invalid_release'
      ? release.error.faults
      : [`${built.entry.url} was published before with other content`]
  }
  const { flavour } = placement
  const pointed = await pointFlavour({ flavour, releaseId: release.value.id })
  // A release that an operator has killed stays killed, though it is what was built last.
  return pointed.ok || pointed.error.type === 'killed_release'
    ? []
    : [`${flavour}: ${pointed.error.type}`]
}

/** Trusted from the first start on, until an operator says otherwise; where it lies is the setting's to say. */
async function welcomeDemoPartner(): Promise<void> {
  const origins = [env.get('PARTNER_URL')]
  const added = await addPartner(DEMO_PARTNER, origins)
  await (added.ok ? setTrust(DEMO_PARTNER, true) : setOrigins(DEMO_PARTNER, origins))
}

function toEntry(id: string, built: BuiltRemote, placement: Placement): RemoteEntry {
  const { origin, owner, timeoutMs, critical, fallback } = placement
  const absolute = (path: string) => new URL(path, env.get(origin)).href
  return {
    id,
    owner,
    name: built.container,
    version: built.version,
    contract: built.contract,
    shared: built.shared,
    entry: absolute(built.entry.url),
    integrity: built.entry.integrity,
    preload: built.preload.map(({ url, integrity }) => ({ url: absolute(url), integrity })),
    cards: built.cards,
    screens: built.screens,
    timeoutMs,
    critical,
    fallback,
    trust: 'inline',
  }
}
