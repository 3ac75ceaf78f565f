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

/** A partner's theme of the gallery is set in it, and the stored pictures show it; Debian's Chromium brings no such font. */
const LIBERATION = {
  package: 'fonts-liberation',
  places: ['/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf'],
}

export async function ensureChromium() {
  const chromium = await ensureProgram(CHROMIUM)
  if (mayInstall() && !find(LIBERATION)) await install(LIBERATION.package)
  return chromium
}
export const ensureFirefox = () => ensureProgram(FIREFOX)
export const ensureNginx = () => ensureProgram(NGINX)

/** The path of a program; on Debian it is installed when it is missing and we may. */
async function ensureProgram(program) {
  const found = find(program)
  if (found) return found
  const { setting, package: name, reason } = program
  if (!mayInstall()) {
    throw new Complaint(
      `${reason}: install it (on Debian: sudo apt-get install ${name}), or set ${setting}`
    )
  }
  await install(name)
  const installed = find(program)
  if (installed) return installed
  throw new Complaint(`apt-get could not install ${name}: see its lines above`)
}

const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

async function install(name) {
  progress(`Installing ${name} from Debian`)
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', '--no-install-recommends', name)
}

function find({ setting = '', places }) {
  return [process.env[setting], ...places].find((path) => path && existsSync(path))
}

/** apt-get refuses to run twice at a time, and two test runs may need it at once: the second waits up to ten minutes. */
const APT_LOCK = '/var/lock/sidepick_apt.lock'

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit']
  const code = await finished(
    spawn('flock', ['--timeout', '600', APT_LOCK, 'apt-get', ...args], { stdio, env })
  )
  if (code !== 0) throw new Complaint(`apt-get ${args[0]} failed: see its lines above`)
}
