import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { encodeInitPayload } from '@sidepick/rules/init_payload'
import { newId } from '#shared/ids'
import { givenGame } from '#tests/fixtures/games'
import { givenPlaylist } from '#tests/fixtures/playlists'
import { givenWidget } from '#tests/fixtures/widgets'
import { eventually } from '#tests/helpers/eventually'
import { freePort } from '#tests/helpers/free_port'
import { spawnServer } from '#tests/helpers/spawned_server'

const VIEWS = 10_000
const ARTICLES = 100
const READERS = 16

/** As different browsers send it. */
const BROWSERS = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1']

/** Passes everything on to the server and counts it. */
async function counter(target: string) {
  const count = { passed: 0 }
  const server = createServer((incoming, outgoing) => {
    count.passed++
    const { method, headers, url } = incoming
    const passedOn = request(`${target}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passedOn.on('error', () => outgoing.destroy())
    incoming.pipe(passedOn)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { count, port, close: () => server.close() }
}

/** nginx with the configuration of the operations guide; only its addresses and its folder are others. */
async function cacheInFront(originPort: number) {
  const guide = await readFile(app.makePath('docs/operations.md'), 'utf8')
  const block = /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'sidepick-nginx-'))
  const port = await freePort()
  const own = block
    .replace('/var/cache/nginx/sidepick', join(folder, 'cache'))
    .replace('127.0.0.1:3333', `127.0.0.1:${originPort}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; ${user} worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr;
    events {}
    http { access_log off; ${places}\n${own} }`
  )
  const child = spawn(process.env.NGINX_PATH ?? 'nginx', ['-c', file, '-p', folder, '-e', 'stderr'])
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const url = `http://127.0.0.1:${port}`
  await eventually(async () => {
    const answer = await fetch(`${url}/healthcheck`).catch(() => null)
    if (!answer?.ok) throw new Error(`nginx does not answer: ${said.join('')}`)
  })
  return {
    url,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

interface Seen {
  status: number
  encoding: string | undefined
  cache: string | undefined
  bytes: string
}

const agent = new Agent({ keepAlive: true, maxSockets: READERS })

const view = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Seen>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          encoding: answer.headers['content-encoding'],
          cache: String(answer.headers['x-cache']),
          bytes: Buffer.concat(chunks).toString('base64'),
        })
      )
    }).on('error', reject)
  })

async function givenPaths() {
  const { id } = await givenGame({ text: 'Tea or coffee?' })
  const widget = await givenWidget({ playlistId: (await givenPlaylist({ gameIds: [id] })).id })
  return Array.from({ length: ARTICLES }, (_, n) => {
    const ref = `https://paper.example/story/${n}`
    return `/go/${encodeInitPayload({ ref, v: '1.0.0' })}/widget/${widget.id}`
  })
}

test.group('nginx in front, as the operations guide has it', () => {
  test('answers all but one view of each article itself, and keeps no error', async ({
    assert,
    cleanup,
  }) => {
    const server = await spawnServer()
    cleanup(async () => void (await server.stop()))
    const origin = await counter(server.url)
    cleanup(() => void origin.close())
    const front = await cacheInFront(origin.port)
    cleanup(() => front.stop())
    const paths = await givenPaths()

    origin.count.passed = 0
    const pages = paths.map(() => new Set<string>())
    let next = 0
    const reader = async () => {
      for (let n = next++; n < VIEWS; n = next++) {
        const article = n % ARTICLES
        const seen = await view(`${front.url}${paths[article]}`, {
          'accept-encoding': BROWSERS[n % BROWSERS.length]!,
          'cookie': `reader=${n}`,
          'x-forwarded-host': `reader${n}.example`,
        })
        if (seen.status !== 200 || seen.encoding !== 'br') throw new Error(JSON.stringify(seen))
        pages[article]?.add(seen.bytes)
      }
    }
    await Promise.all(Array.from({ length: READERS }, reader))
    assert.isAtMost(origin.count.passed, VIEWS / 100)
    for (const bytes of pages) assert.equal(bytes.size, 1)

    const [path] = paths
    for (const [accepted, encoding] of [
      ['gzip, br;q=0', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const seen = await view(`${front.url}${path}`, { 'accept-encoding': accepted })
      assert.equal(seen.encoding, encoding)
    }
    const missing = `${front.url}${path!.replace(/[^/]*$/, newId())}`
    for (let n = 0; n < 2; n++) {
      const { status, cache } = await view(missing)
      assert.deepEqual([status, cache], [404, 'MISS'])
    }
    const own = path!.replace(
      /go\/[^/]*/,
      `go/${encodeInitPayload({ ref: 'https://a.example', iid: 'i1' })}`
    )
    for (let n = 0; n < 2; n++) assert.equal((await view(front.url + own)).cache, 'MISS')
  })
})
