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
const ROUNDS = Number(process.env.BENCH_RUNS ?? 7)
const MODE_ROUNDS = Math.min(ROUNDS, 3)
const NETWORK = { rttMs: 150, downMbit: 1.6, upMbit: 0.75 }
const PORTS = { app: 3478, pages: 3479, publicApp: 3480, publicPages: 3481 }
/** Two sites, as a publisher and we are. */
const URLS = {
  app: `https://127.0.0.1:${PORTS.publicApp}`,
  pages: `https://localhost:${PORTS.publicPages}`,
}

const OURS = {
  framed: true,
  text: '.vs-question__text',
  answers: '.vs-answer',
  tapped: '#vs-root[data-phase="locking"]',
  complete: '#vs-root .vs-position',
  tapNeeds: /^\/(embed|go)\//,
}

const MARKS = {
  /** With its frame in the line a question waits for no loader. */
  written: { ...OURS, tapNeeds: /^\/go\// },
  survey: {
    framed: false,
    text: '.sd-question__title',
    answers: '.sd-selectbase__label',
    tapped: '.sd-item--checked',
    complete: '.sd-item--checked',
    tapNeeds: /^\/survey/,
  },
}

/** What is compared: both lines that a publisher may copy, and the yardstick. */
const LINES = { inline: 'sidepick', written: 'sidepick, the frame in the line' }
const STORIES = [...Object.keys(LINES), 'survey']

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
  marks: MARKS[name] ?? OURS,
})

/** Bytes of all in each encoding; they also warm the server. */
async function weighAll() {
  const bytes = {}
  for (const encoding of ['gzip', 'br']) {
    for (const front of fronts) front.accept = encoding
    for (const name of STORIES) {
      const weight = await weighStory(visitOf(name))
      const quietBytes = await weighQuietly(visitOf(name))
      bytes[`${name} ${encoding}`] = { ...weight, quietBytes }
    }
  }
  return bytes
}

/** Rounds begin with each in turn, so that all meet what else the machine does. */
async function timeRounds() {
  const rounds = []
  for (let n = 0; n < ROUNDS; n++) {
    const first = n % STORIES.length
    const round = {}
    for (const name of [...STORIES.slice(first), ...STORIES.slice(0, first)]) {
      round[name] = await timeStory(visitOf(name))
    }
    rounds.push(round)
  }
  return rounds
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
  result.bytes = await weighAll()
  const link = createLink(NETWORK)
  for (const front of fronts) front.connect = link
  result.rounds = await timeRounds()
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
  `\n${ROUNDS} rounds with an empty cache; HTTPS, HTTP/2 and Brotli, ${rttMs} ms a trip, ${downMbit} Mbit/s down, ${upMbit} up, CPU ${CPU_SLOWDOWN} times slower`
)
const oneMinute = ([load]) => load.toFixed(1)
console.log(`load average ${oneMinute(loadBefore)} before, ${oneMinute(loadavg())} after`)
for (const [line, title] of Object.entries(LINES)) {
  console.log(`\n${title}`)
  printBytes(result.bytes, line)
  printTimes(result.rounds, line)
}
if (result.modes) printModes(result.modes)
await mkdir('tmp', { recursive: true })
await writeFile('tmp/bench_embed.json', `${JSON.stringify(result, null, 2)}\n`)
