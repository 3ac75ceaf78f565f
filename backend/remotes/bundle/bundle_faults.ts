import { createHash } from 'node:crypto'
import type { RemoteEntry } from '@sidepick/rules/types'
import type { FileSource } from '#remotes/bundle/fetch_file'
import { runConformance } from '#remotes/bundle/run_conformance'
import { filesOf } from '#remotes/domain/release_faults'

interface FetchedFile {
  /** As the bundle itself names it, without its folder. */
  file: string
  source: string
  faults: string[]
}

/**
 * Checks the integrity of a bundle's files and runs its conformance check, in a separate process because the code is
 * foreign.
 */
export async function bundleFaults(entry: RemoteEntry, fileAt: FileSource): Promise<string[]> {
  const fetched = await Promise.all(filesOf(entry).map((file) => fetchOne(file, fileAt)))
  const faults = fetched.flatMap((file) => file.faults)
  if (faults.length > 0) return faults
  const files = Object.fromEntries(fetched.map(({ file, source }) => [file, source]))
  return runConformance({
    entryFile: fetched[0]!.file,
    files,
    container: entry.name,
    remoteId: entry.id,
    contract: entry.contract,
    cards: entry.cards,
    screens: entry.screens,
  })
}

async function fetchOne(
  { name, url, integrity }: { name: string; url: string; integrity: string },
  fileAt: FileSource
): Promise<FetchedFile> {
  const file = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    const bytes = await fileAt(url)
    const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    const faults = hash === integrity ? [] : [`${name} has other content than its integrity says`]
    return { file, source: bytes.toString('utf8'), faults }
  } catch (error) {
    return { file, source: '', faults: [`${name} ${(error as Error).message}`] }
  }
}
