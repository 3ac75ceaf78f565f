import { createHash } from 'node:crypto'
import { hashesIn } from '@sidepick/rules/integrity'
import { oneAfterAnother } from '@sidepick/rules/one_after_another'
import type { RemoteEntry } from '@sidepick/rules/types'
import { game } from '#config/game'
import type { FileSource } from '#remotes/bundle/fetch_file'
import { runConformance } from '#remotes/bundle/run_conformance'
import { PLATFORM } from '#remotes/domain/owner'
import { filesOf } from '#remotes/domain/release_faults'

interface FetchedFile {
  /** As the bundle itself names it, without its folder. */
  file: string
  source: string
  bytes: number
  faults: string[]
}

/** A bundle is held in memory as a whole, so a process looks at one at a time. */
const inTurn = oneAfterAnother()

/**
 * Checks the integrity of a bundle's files and runs its conformance check, in a separate process because the code is
 * foreign.
 */
export const bundleFaults = (entry: RemoteEntry, fileAt: FileSource): Promise<string[]> =>
  inTurn(() => look(entry, fileAt))

async function look(entry: RemoteEntry, fileAt: FileSource): Promise<string[]> {
  const fetched = await fetchAll(entry, fileAt)
  const faults = fetched.flatMap((file) => file.faults)
  if (faults.length > 0) return faults
  const unnamed = unnamedChunks(entry, fetched)
  if (unnamed.length > 0) return unnamed
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

/** The chunks of a partner's bundle that it would load and no browser would run, because the entry does not list them. */
function unnamedChunks(entry: RemoteEntry, fetched: FetchedFile[]): string[] {
  if (entry.owner === PLATFORM) return []
  const listed = new Set(filesOf(entry).map(({ integrity }) => integrity))
  const loaded = fetched.flatMap(({ source }) => hashesIn(source))
  return [...new Set(loaded)]
    .filter((integrity) => !listed.has(integrity))
    .map((integrity) => `it loads a script that files lacks: ${integrity}`)
}

function isOf(integrity: string, bytes: Buffer): boolean {
  const [algorithm = '', hash] = integrity.split('-')
  return createHash(algorithm).update(bytes).digest('base64') === hash
}

/** One after the other: together they share one size and one time. */
async function fetchAll(entry: RemoteEntry, fileAt: FileSource): Promise<FetchedFile[]> {
  const { bundleMaxBytes, bundleFetchMs } = game.remotes
  const signal = AbortSignal.timeout(bundleFetchMs)
  const fetched: FetchedFile[] = []
  let bytes = 0
  for (const named of filesOf(entry)) {
    const file = await fetchOne(named, (url) => fileAt(url, { signal }))
    bytes += file.bytes
    fetched.push(file)
    const over = bytes > bundleMaxBytes && `more than ${bundleMaxBytes} bytes`
    const late = signal.aborted && `taken longer than ${bundleFetchMs} ms`
    const fault = over || late
    if (fault) return [{ ...file, faults: [`the files together have ${fault}`] }]
  }
  return fetched
}

async function fetchOne(
  { name, url, integrity }: { name: string; url: string; integrity: string },
  fileAt: (url: string) => Promise<Buffer>
): Promise<FetchedFile> {
  const file = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    const bytes = await fileAt(url)
    const faults = isOf(integrity, bytes)
      ? []
      : [`${name} has other content than its integrity says`]
    return { file, source: bytes.toString('utf8'), bytes: bytes.length, faults }
  } catch (error) {
    return { file, source: '', bytes: 0, faults: [`${name} ${(error as Error).message}`] }
  }
}
