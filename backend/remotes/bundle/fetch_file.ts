import { lookup, type LookupAddress } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { game } from '#config/game'

/** Reads one file of a release, while the time of the whole bundle lasts. Rejects with a message for the publisher. */
export type FileSource = (url: string, limits: { signal: AbortSignal }) => Promise<Buffer>

/**
 * Downloads a file without credentials: it follows no redirect, reads at most the limit, and refuses a host name that
 * resolves to a private address. An operator may list a private address or localhost explicitly.
 */
export const fetchFile: FileSource = (url, { signal }) =>
  new Promise((resolve, reject) => {
    const { fetchMs, fileMaxBytes } = game.remotes
    const { protocol, hostname } = new URL(url)
    const isMeant = hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
    const request = (protocol === 'https:' ? https : http).get(url, {
      agent: false,
      headers: { 'accept-encoding': 'identity' },
      lookup: isMeant ? undefined : lookupPublic,
      signal: AbortSignal.any([signal, AbortSignal.timeout(fetchMs)]),
    })
    request.on('error', (error) => reject(explain(error)))
    request.on('response', (response) => {
      if (response.statusCode !== 200) {
        response.destroy()
        return reject(new Error(`was answered with ${response.statusCode}`))
      }
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > fileMaxBytes) response.destroy(new Error(`has more than ${fileMaxBytes} bytes`))
        else chunks.push(chunk)
      })
      response.on('error', (error) => reject(explain(error)))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
  })

/** Checks the address of the connection itself, so that a second DNS answer cannot differ. */
const lookupPublic: NonNullable<http.RequestOptions['lookup']> = (hostname, options, answer) =>
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return answer(error ?? new Error('no address'), '', 0)
    if (!addresses.every(({ address }) => isPublic(address))) {
      return answer(new Error('leads to an address that is not public'), '', 0)
    }
    if (options.all) return answer(null, addresses)
    answer(null, first.address, first.family)
  })

export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

function explain(error: Error & { code?: string }): Error {
  const { fetchMs } = game.remotes
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return new Error(`did not come within ${fetchMs} ms`, { cause: error })
  }
  return error.code ? new Error(`cannot be fetched (${error.code})`, { cause: error }) : error
}
