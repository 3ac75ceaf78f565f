/** Weighs what was built, as a browser receives it, against the budgets. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { Complaint, runTool } from './lib/complaint.mjs'
import { inRoot } from './lib/paths.mjs'

const KB = 1024

/** Bytes after gzip. The first question has 150 KB in all, of which 10 are kept for the HTML and its ten games. */
const BUDGETS = [
  { what: 'loader on the publisher’s page', most: 4 * KB, files: (built) => [built.loader] },
  { what: 'first question: scripts and styles', most: 140 * KB, files: firstWave },
]

function firstWave({ loader, host, remotes }) {
  const critical = Object.values(remotes).filter(({ placement }) => placement?.critical)
  const cards = critical.flatMap(({ entry, preload }) => [entry, ...preload])
  const inlined = [{ path: host.inlineScript }, { path: host.inlineStyles }]
  return [loader, host.script, ...host.styles, ...inlined, ...cards]
}

runTool(async () => {
  const built = readManifest()
  const rows = BUDGETS.map(({ what, most, files }) => {
    const bytes = files(built).reduce((sum, file) => sum + weigh(file), 0)
    return { what, bytes, most, verdict: bytes <= most ? 'ok' : 'TOO BIG' }
  })
  console.table(rows)
  const broken = rows.filter((row) => row.bytes > row.most)
  if (broken.length > 0) {
    throw new Complaint(`over budget: ${broken.map((row) => row.what).join(', ')}`)
  }
})

function readManifest() {
  try {
    return JSON.parse(readFileSync(inRoot('build', 'manifest.json'), 'utf8'))
  } catch {
    throw new Complaint('build/manifest.json is missing: run npm run build')
  }
}

function weigh({ url, path }) {
  const file = path ? inRoot('build', path) : inRoot('build', 'public', url)
  return gzipSync(readFileSync(file), { level: 9 }).length
}
