import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { Complaint } from './complaint.mjs'
import { BIN, ROOT, inRoot } from './paths.mjs'
import { finished } from './processes.mjs'
import { progress } from './progress.mjs'

/** The first that reads .env files itself. */
const OLDEST_NODE = '20.12'

/** Installs what the lock file says, when it is not there yet. Runs on any supported Node, before any dependency is. */
export async function ensureInstalled() {
  if (isInstalled()) return
  progress('Installing the dependencies (npm ci), which takes a minute or two')
  const code = await finished(
    spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: pathWithoutCheckout() },
      shell: process.platform === 'win32',
    })
  )
  if (code !== 0) throw new Complaint('npm ci failed: see its lines above, then run this again')
}

export function requireSupportedNode() {
  if (!isOlder(process.versions.node, OLDEST_NODE)) return
  throw new Complaint(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or later from https://nodejs.org, then run this again`
  )
}

const isOlder = (version, than) => version.localeCompare(than, 'en', { numeric: true }) < 0

/**
 * Whether node_modules holds every package of the lock file in the locked version. npm writes the hidden lock file last,
 * so an install that was broken off does not count.
 */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json')
  if (installed === null) return false
  return Object.entries(packagesIn('package-lock.json') ?? {}).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional === true ||
      entry.link === true ||
      installed[path]?.version === entry.version
  )
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(inRoot(path), 'utf8')).packages
  } catch {
    return null
  }
}

/** npm replaces node_modules, so it must not run on the Node that lives in there. */
function pathWithoutCheckout() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== BIN)
    .join(delimiter)
}
