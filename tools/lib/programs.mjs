import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Complaint } from './complaint.mjs'
import { finished } from './processes.mjs'
import { progress } from './progress.mjs'

const CHROMIUM = {
  setting: 'CHROMIUM_PATH',
  package: 'chromium',
  reason: 'the browser tests need Chromium',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}

const FIREFOX = {
  setting: 'FIREFOX_PATH',
  package: 'firefox-esr',
  reason: 'the browser tests look at the widget in a second engine too, and need Firefox',
  places: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
}

const NGINX = {
  setting: 'NGINX_PATH',
  package: 'nginx',
  reason: 'the tests of the cache in front need nginx',
  places: ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'],
}

export const ensureChromium = () => ensureProgram(CHROMIUM)
export const ensureFirefox = () => ensureProgram(FIREFOX)
export const ensureNginx = () => ensureProgram(NGINX)

/** The path of a program; on Debian it is installed when it is missing and we may. */
async function ensureProgram(program) {
  const found = find(program)
  if (found) return found
  const { setting, package: name, reason } = program
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Complaint(
      `${reason}: install it (on Debian: sudo apt-get install ${name}), or set ${setting}`
    )
  }
  progress(`Installing ${name} from Debian`)
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', '--no-install-recommends', name)
  const installed = find(program)
  if (installed) return installed
  throw new Complaint(`apt-get could not install ${name}: see its lines above`)
}

function find({ setting, places }) {
  return [process.env[setting], ...places].find((path) => path && existsSync(path))
}

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const code = await finished(
    spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  )
  if (code !== 0) throw new Complaint(`apt-get ${args[0]} failed: see its lines above`)
}
