import { mkdir, writeFile } from 'node:fs/promises'
import { demoWidgetId } from '../../database/demo/ids.ts'
import { MODES, servePages } from './lib/embed_pages.mjs'
import { serveDemo } from './lib/embed_server.mjs'
import { CPU_SLOWDOWN, NETWORK, visitStory } from './lib/embed_visit.mjs'

/**
 * What one question costs a reader: our widget in a story, and beside it, in the same run and under the same throttle,
 * the same question by survey-js-ui. Read the ratios; the bare times are of the machine.
 */
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const PORTS = { app: 3478, pages: 3479 }

const MARKS = {
  ours: {
    framed: true,
    text: '.vs-question__text',
    answers: '.vs-answer',
    tapped: '#vs-root[data-phase="locking"]',
    complete: '#vs-root .vs-position',
  },
  survey: {
    framed: false,
    text: '.sd-question__title',
    answers: '.sd-selectbase__label',
    tapped: '.sd-item--checked',
    complete: '.sd-item--checked',
  },
}

const ROWS = [
  ['loader, bytes', 'loaderBytes'],
  ['bytes before a tap counts', 'bytesToTap'],
  ['bytes of the whole first question', 'bytes'],
  ['requests of the whole first question', 'requests'],
  ['serial trips after its HTML', 'tripsAfterHtml'],
  ["serial trips after the publisher's HTML", 'tripsAfterStory'],
  ['readable, ms', 'readableMs'],
  ['playable, ms', 'playableMs'],
  ['whole, ms', 'completeMs'],
  ['layout shift of the page', 'layoutShift'],
]

function medianOf(values) {
  if (values.some((value) => value === null)) return null
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}

const medians = (runs) =>
  Object.fromEntries(ROWS.map(([, key]) => [key, medianOf(runs.map((run) => run[key]))]))

const shown = (value) => (value === null ? '' : Number(value.toFixed(value < 1 ? 4 : 0)))

function printTable({ ours, survey }) {
  const rows = ROWS.map(([what, key]) => {
    const ratio = survey[key] ? (ours[key] / survey[key]).toFixed(2) : ''
    return [what, { 'sidepick': shown(ours[key]), 'survey-js-ui': shown(survey[key]), ratio }]
  })
  console.table(Object.fromEntries(rows))
}

/** Each display mode beside the inline one. */
function printModes(modes) {
  const rows = Object.entries(modes).map(([mode, seen]) => {
    const ratio = (key) => (seen[key] / modes.inline[key]).toFixed(2)
    return [
      mode,
      {
        'bytes': shown(seen.bytes),
        'requests': seen.requests,
        'bytes / inline': ratio('bytes'),
        'readable / inline': ratio('readableMs'),
        'playable / inline': ratio('playableMs'),
        'layout shift': shown(seen.layoutShift),
      },
    ]
  })
  console.table(Object.fromEntries(rows))
}

async function firstGame(appUrl, widgetId) {
  const answer = await fetch(`${appUrl}/v1/widgets/${widgetId}`)
  const { playlist } = await answer.json()
  return playlist.games[0]
}

const widgetId = demoWidgetId('daily_fold_inline')
const app = await serveDemo(PORTS.app)
const game = await firstGame(app.url, widgetId)
const pages = await servePages(PORTS.pages, { appUrl: app.url, widgetId, game })
const runs = Object.fromEntries([...MODES, 'survey'].map((name) => [name, []]))
try {
  for (let run = 0; run < RUNS; run++) {
    for (const name of Object.keys(runs)) {
      runs[name].push(await visitStory(`${pages.url}/${name}.html`, MARKS[name] ?? MARKS.ours))
    }
  }
} finally {
  await pages.stop()
  await app.stop()
}

const { rttMs, downMbit, upMbit } = NETWORK
console.log(
  `\nMedians of ${RUNS} runs with an empty cache; ${rttMs} ms a trip, ${downMbit} Mbit/s down, ${upMbit} up, CPU ${CPU_SLOWDOWN} times slower; gzip, video and pictures apart`
)
const result = { ours: medians(runs.inline), survey: medians(runs.survey) }
const modes = Object.fromEntries(MODES.map((mode) => [mode, medians(runs[mode])]))
printTable(result)
printModes(modes)
await mkdir('tmp', { recursive: true })
const throttle = { ...NETWORK, cpuSlowdown: CPU_SLOWDOWN }
await writeFile(
  'tmp/bench_embed.json',
  `${JSON.stringify({ throttle, ...result, modes, runs }, null, 2)}\n`
)
