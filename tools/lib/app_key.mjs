import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Complaint } from './complaint.mjs'
import { inRoot } from './paths.mjs'

const KEY_FILE = inRoot('storage', 'app_key')

/** The key of the environment, or the one kept in storage/, made at the first start. The server refuses a weak one. */
export function appKey() {
  return process.env.APP_KEY || keptKey() || newKey()
}

function keptKey() {
  try {
    const key = readFileSync(KEY_FILE, 'utf8').trim()
    chmodSync(KEY_FILE, 0o600)
    return key
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw new Complaint(`cannot read ${KEY_FILE} (${error.code}): allow it, or set APP_KEY`)
  }
}

function newKey() {
  const key = randomBytes(32).toString('base64url')
  mkdirSync(dirname(KEY_FILE), { recursive: true, mode: 0o700 })
  writeFileSync(KEY_FILE, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return key
}
