import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Complaint } from './complaint.mjs'
import { inRoot } from './paths.mjs'

const KEY_FILE = inRoot('storage', 'app_key')
const SHORTEST_KEY = 32

/** The key of the environment, or the one kept in storage/, made at the first start. */
export function appKey() {
  return checked(process.env.APP_KEY || keptKey() || newKey())
}

function keptKey() {
  try {
    return readFileSync(KEY_FILE, 'utf8').trim()
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw new Complaint(`cannot read ${KEY_FILE} (${error.code}): allow it, or set APP_KEY`)
  }
}

function newKey() {
  const key = randomBytes(32).toString('base64url')
  mkdirSync(dirname(KEY_FILE), { recursive: true })
  writeFileSync(KEY_FILE, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

function checked(key) {
  if (key.length >= SHORTEST_KEY) return key
  throw new Complaint(`APP_KEY is too short: give it at least ${SHORTEST_KEY} characters`)
}
