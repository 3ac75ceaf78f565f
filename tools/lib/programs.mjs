import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Complaint } from './complaint.mjs'
import { finished } from './processes.mjs'
import { progress } from './progress.mjs'

/** Without the windows of a desktop around its pages, which take a third of the processor's time that the tests need. */
const CHROMIUM_SHELL = {
  setting: 'CHROMIUM_SHELL_PATH',
  package: 'chromium-headless-shell',
  reason: 'the browser tests need a Chromium without windows',
  places: ['/usr/bin/chromium-headless-shell'],
}

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

/** Each kind of test with what it needs. */
const NEEDS = { browser: [CHROMIUM_SHELL, CHROMIUM, FIREFOX], server: [NGINX] }

/**
 * The paths of the programs that these kinds of tests need, by the name of their setting. On Debian what is missing is
 * installed, when we may: as root, and unless TEST_PROGRAMS says that all is `present`.
 */
export async function ensurePrograms(...kinds) {
  const needed = kinds.flatMap((kind) => NEEDS[kind])
  const missing = needed.filter((program) => !find(program))
  if (missing.length > 0 && mayInstall()) await install(missing.map((program) => program.package))
  for (const program of needed) if (!find(program)) throw new Complaint(wayToGet(program))
  return Object.fromEntries(needed.map((program) => [program.setting, find(program)]))
}

const wayToGet = ({ setting, package: name, reason }) =>
  mayInstall()
    ? `apt-get could not install ${name}: see its lines above`
    : `${reason}: install it (on Debian: sudo apt-get install ${name}), or set ${setting}`

const mayInstall = () =>
  process.env.TEST_PROGRAMS !== 'present' &&
  existsSync('/etc/debian_version') &&
  process.getuid?.() === 0

async function install(names) {
  progress(`Installing ${names.join(', ')} from Debian`)
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', '--no-install-recommends', ...names)
}

function find({ setting, places }) {
  return [process.env[setting], ...places].find((path) => path && existsSync(path))
}

/** apt-get refuses to run twice at a time, and two test runs may need it at once: the second waits up to ten minutes. */
const APT_LOCK = '/var/lock/sidepick_apt.lock'
/** So it does for a package manager that somebody else has started. */
const WAITS = 'DPkg::Lock::Timeout=600'

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit']
  const command = ['--timeout', '600', APT_LOCK, 'apt-get', '-o', WAITS, ...args]
  const code = await finished(spawn('flock', command, { stdio, env }))
  if (code !== 0) throw new Complaint(`apt-get ${args[0]} failed: see its lines above`)
}
