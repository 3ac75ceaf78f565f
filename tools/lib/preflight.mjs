import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { Complaint } from './complaint.mjs'
import { canConnect, whyNotListen } from './network.mjs'
import { inRoot } from './paths.mjs'

/** Looks at what the server will need before anything is installed, built or written. */
export async function checkSurroundings(settings) {
  await checkAddress(settings.HOST, Number(settings.PORT))
  if (settings.DB_CONNECTION === 'pg') {
    await checkService('PostgreSQL', 'DATABASE_URL', settings.DATABASE_URL, 5432)
  } else {
    checkWritable('SQLITE_PATH', settings.SQLITE_PATH)
  }
  if (settings.REDIS_URL) await checkService('Redis', 'REDIS_URL', settings.REDIS_URL, 6379)
}

async function checkAddress(host, port) {
  const reason = await whyNotListen(host, port)
  if (reason === null) return
  if (reason === 'EADDRINUSE') {
    throw new Complaint(
      `port ${port} on ${host} is taken: stop what listens there, or choose another one with PORT=${port + 1} npm start`
    )
  }
  if (reason === 'EACCES') {
    throw new Complaint(`port ${port} needs more rights: choose one from 1024 on with PORT`)
  }
  throw new Complaint(
    `cannot listen on HOST "${host}" (${reason}): set HOST to 127.0.0.1 or 0.0.0.0`
  )
}

/** Says it in one line when a service that the settings name does not answer. */
export async function checkService(service, setting, address, usualPort) {
  const { hostname, port } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (await canConnect(host, Number(port || usualPort))) return
  throw new Complaint(
    `${service} does not answer at ${host}:${port || usualPort}: start it, or correct ${setting}`
  )
}

function checkWritable(setting, path) {
  const file = isAbsolute(path) ? path : inRoot(path)
  if (existsSync(file) && !statSync(file).isFile()) {
    throw new Complaint(`${setting} is "${path}", which is no file: set it to a file's path`)
  }
  const nearest = nearestExisting(file)
  try {
    accessSync(nearest, constants.W_OK)
  } catch {
    throw new Complaint(`cannot write to ${nearest}: allow it, or set ${setting} to another file`)
  }
  if (nearest !== file && !statSync(nearest).isDirectory()) {
    throw new Complaint(`${setting} is "${path}", but ${nearest} is no folder: choose another path`)
  }
}

function nearestExisting(path) {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}
