/** What a visitor receives before the first question can be played, in bytes after gzip. Video and poster do not count. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** HTML, styles and scripts together. No part has a limit of its own but the loader, which every page of a publisher loads. */
export const FIRST_WAVE = { most: 150_000, aim: 130_000 }

/** What is kept for the entry page: its ten games, its registry, and the script and styles inside it. A browser test weighs it. */
export const ENTRY_PAGE_BYTES = 12_000

export const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length

/** Every part of the first wave with its bytes, from what build/manifest.json says. */
export function partsOfFirstWave(buildFolder, { loader, host, remotes }) {
  const weigh = (links) =>
    links.reduce((sum, { url }) => sum + gzipped(join(buildFolder, 'public', url)), 0)
  const critical = Object.entries(remotes).filter(([, { placement }]) => placement?.critical)
  return [
    { part: 'loader', bytes: weigh([loader]) },
    { part: 'entry page (kept)', bytes: ENTRY_PAGE_BYTES },
    { part: 'host', bytes: weigh([host.script, ...host.styles]) },
    ...critical.map(([name, { entry, preload }]) => ({
      part: `remote ${name}`,
      bytes: weigh([entry, ...preload]),
    })),
  ]
}

export const totalOf = (parts) => parts.reduce((sum, { bytes }) => sum + bytes, 0)
