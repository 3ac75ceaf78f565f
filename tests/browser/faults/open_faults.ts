import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { RemoteEntry } from '@sidepick/rules/types'
import { publishFlavour } from '#tests/browser/faults/fault_flavour'
import { serveFault, type Fault } from '#tests/browser/faults/fault_remotes'
import { FaultServer } from '#tests/browser/faults/fault_server'

export interface Faults {
  server: FaultServer
  entries: RemoteEntry[]
  close(): Promise<void>
}

/** Builds the remotes, serves them as their faults say, and publishes them under a flavour. */
export async function openFaults(
  flavour: string,
  faults: Fault[],
  publish: (flavour: string, entries: RemoteEntry[]) => Promise<void> = publishFlavour
): Promise<Faults> {
  const server = await FaultServer.start()
  await mkdir(app.makePath('tmp'), { recursive: true })
  const folder = await mkdtemp(app.makePath('tmp', 'faults-'))
  const entries: RemoteEntry[] = []
  for (const fault of faults) entries.push(await serveFault(fault, server, folder))
  await publish(flavour, entries)
  const close = async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
  return { server, entries, close }
}
