import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { demoWidgetId } from '../../database/demo/ids.ts'
import { makeCertificate, openFront } from './lib/embed_front.mjs'
import { createLink } from './lib/embed_link.mjs'
import { MODES, servePages } from './lib/embed_pages.mjs'
import { serveDemo } from './lib/embed_server.mjs'
import { printBytes, printModes, printTimes } from './lib/embed_tables.mjs'
import { CPU_SLOWDOWN, timeStory } from './lib/embed_times.mjs'
import { weighQuietly, weighStory } from './lib/embed_weights.mjs'

/**
 * What one question costs a reader: our widget in a story, and beside it, in the same run and over the same link, the same
 * question by survey-js-ui. Both are served over HTTPS and HTTP/2 by a warm server. Bytes are weighed apart from the times
 * and are the same on every machine; read the ratios of the times, the bare times are of the machine.
 */
const PAIRS = Number(process.env.BENCH_RUNS ?? 7)
const MODE_ROUNDS = Math.min(PAIRS, 3)
const NETWORK = { rttMs: 150, downMbit: 1.6, upMbit: 0.75 }
const PORTS = { app: 3478, pages: 3479, publicApp: 3480, publicPages: 3481 }
/** Two sites, as a publisher and we are. */
const URLS = {
  app: `https://127.0.0.1:${PORTS.publicApp}`,
  pages: `https://localhost:${PORTS.publicPages}`,
}

const MARKS = {
  ours: {
    framed: true,
    text: '.vs-question__text',
    answers: '.vs-answer',
    tapped: '#vs-root[data-phase="locking"]',
    complete: '#vs-root .vs-position',
    tapNeeds: /^\/(embed|go)\//,
  },
  survey: {
    framed: false,
    text: '.sd-question__title',
    answers: '.sd-selectbase__label',
    tapped: '.sd-item--checked',
    complete: '.sd-item--checked',
    tapNeeds: /^\/survey/,
  },
}

async function firstGame(appUrl, widgetId) {
  const answer = await fetch(`${appUrl}/v1/widgets/${widgetId}`)
  const { playlist } = await answer.json()
  return playlist.games[0]
}

const widgetId = demoWidgetId('daily_fold_inline')
const app = await serveDemo(PORTS.app, URLS.app)
const game = await firstGame(app.url, widgetId)
const pages = await servePages(PORTS.pages, { appUrl: URLS.app, widgetId, game })
const certificate = makeCertificate()
const fronts = await Promise.all([
  openFront({ port: PORTS.publicApp, to: app.url, certificate }),
  openFront({ port: PORTS.publicPages, to: pages.url, certificate }),
])
const visitOf = (name) => ({
  url: `${URLS.pages}/${name}.html`,
  pin: certificate.pin,
  marks: MARKS[name] ?? MARKS.ours,
})

/** Bytes of both in each encoding; they also warm the server. */
async function weighBoth() {
  const bytes = {}
  for (const encoding of ['gzip', 'br']) {
    for (const front of fronts) front.accept = encoding
    for (const name of ['inline', 'survey']) {
      const weight = await weighStory(visitOf(name))
      const quietBytes = await weighQuietly(visitOf(name))
      bytes[`${name} ${encoding}`] = { ...weight, quietBytes }
    }
  }
  return bytes
}

/** Pairs begin with either in turn, so that both meet what else the machine does. */
async function timePairs() {
  const pairs = []
  for (let n = 0; n < PAIRS; n++) {
    const pair = {}
    for (const name of n % 2 ? ['survey', 'inline'] : ['inline', 'survey']) {
      pair[name] = await timeStory(visitOf(name))
    }
    pairs.push(pair)
  }
  return pairs
}

async function measureModes() {
  const modes = Object.fromEntries(MODES.map((name) => [name, { runs: [] }]))
  for (let round = 0; round < MODE_ROUNDS; round++) {
    for (const name of MODES) modes[name].runs.push(await timeStory(visitOf(name)))
  }
  return modes
}

async function weighModes(modes) {
  for (const name of MODES) modes[name].weight = await weighStory(visitOf(name))
}

const result = { network: { ...NETWORK, cpuSlowdown: CPU_SLOWDOWN } }
const loadBefore = loadavg()
try {
  result.bytes = await weighBoth()
  const link = createLink(NETWORK)
  for (const front of fronts) front.connect = link
  result.pairs = await timePairs()
  if (process.env.BENCH_MODES !== '0') result.modes = await measureModes()
  for (const front of fronts) front.connect = (socket) => socket
  if (result.modes) await weighModes(result.modes)
} finally {
  await Promise.all(fronts.map((front) => front.stop()))
  await pages.stop()
  await app.stop()
}

const { rttMs, downMbit, upMbit } = NETWORK
console.log(
  `\n${PAIRS} pairs with an empty cache; HTTPS, HTTP/2 and Brotli, ${rttMs} ms a trip, ${downMbit} Mbit/s down, ${upMbit} up, CPU ${CPU_SLOWDOWN} times slower`
)
const oneMinute = ([load]) => load.toFixed(1)
console.log(`load average ${oneMinute(loadBefore)} before, ${oneMinute(loadavg())} after`)
printBytes(result.bytes)
printTimes(result.pairs)
if (result.modes) printModes(result.modes)
await mkdir('tmp', { recursive: true })
await writeFile('tmp/bench_embed.json', `${JSON.stringify(result, null, 2)}\n`)
