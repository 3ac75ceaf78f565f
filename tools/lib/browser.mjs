import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Complaint } from './complaint.mjs'
import { finished } from './processes.mjs'
import { progress } from './progress.mjs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium; on Debian it is installed when it is missing and we may. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Complaint(
      'the browser tests need Chromium: install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH'
    )
  }
  progress('Installing Chromium from Debian')
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  const installed = findChromium()
  if (installed) return installed
  throw new Complaint('apt-get could not install chromium: see its lines above')
}

function findChromium() {
  return PLACES.find((path) => path && existsSync(path))
}

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const code = await finished(
    spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  )
  if (code !== 0) throw new Complaint(`apt-get ${args[0]} failed: see its lines above`)
}
