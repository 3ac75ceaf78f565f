import { median } from './pairs.mjs'

const BYTES = [
  ['loader', 'loaderBytes'],
  ['before a tap counts', 'bytesToTap'],
  ['the whole first question', 'bytes'],
  ['3 s without an action, fonts too', 'quietBytes'],
  ['poster, apart from all above', 'posterBytes'],
]

const TIMES = [
  ['readable, ms', 'readableMs'],
  ['playable, ms', 'playableMs'],
  ['whole, ms', 'completeMs'],
  ['poster, ms', 'posterMs'],
  ['serial trips after its HTML', 'tripsAfterHtml'],
  ["serial trips after the publisher's HTML", 'tripsAfterStory'],
  ['layout shift of the page', 'layoutShift'],
]

const shown = (value) => (value === null ? '' : Number(value.toFixed(value < 1 ? 4 : 0)))
const ratioOf = (one, other) => (other ? (one / other).toFixed(2) : '')
const table = (rows) => console.table(Object.fromEntries(rows))

/** Bytes on the wire, in both encodings, beside the yardstick's. */
export function printBytes(bytes, line) {
  const { [`${line} gzip`]: gzip, [`${line} br`]: br } = bytes
  const { 'survey gzip': surveyGzip, 'survey br': surveyBr } = bytes
  table(
    BYTES.map(([what, key]) => [
      what,
      {
        'gzip': gzip[key],
        'survey gzip': surveyGzip[key],
        'Brotli': br[key],
        'survey Brotli': surveyBr[key],
        'ratio of Brotli': ratioOf(br[key], surveyBr[key]),
      },
    ])
  )
}

function spreadOf(values, format) {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return { median: '', spread: '' }
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return { median: format(median(known)), spread: `${format(least)}–${format(most)}` }
}

/** Medians with the least and the greatest; the ratio is that of each round. */
export function printTimes(rounds, line) {
  table(
    TIMES.map(([what, key]) => {
      const ours = spreadOf(
        rounds.map((round) => round[line][key]),
        shown
      )
      const survey = spreadOf(
        rounds.map(({ survey }) => survey[key]),
        shown
      )
      const ratios = rounds.map((round) =>
        round.survey[key] ? round[line][key] / round.survey[key] : null
      )
      const ratio = spreadOf(ratios, (value) => value.toFixed(2))
      return [
        what,
        {
          'sidepick': ours.median,
          'least–most': ours.spread,
          'survey-js-ui': survey.median,
          'its least–most': survey.spread,
          'ratio': ratio.median,
          'of rounds': ratio.spread,
        },
      ]
    })
  )
}

/** Each display mode beside the inline one. */
export function printModes(modes) {
  const of = (mode, key) => median(modes[mode].runs.map((run) => run[key]))
  table(
    Object.entries(modes).map(([mode, { weight }]) => [
      mode,
      {
        'bytes': weight.bytes,
        'requests': weight.requests,
        'bytes / inline': ratioOf(weight.bytes, modes.inline.weight.bytes),
        'readable / inline': ratioOf(of(mode, 'readableMs'), of('inline', 'readableMs')),
        'playable / inline': ratioOf(of(mode, 'playableMs'), of('inline', 'playableMs')),
        'layout shift': shown(of(mode, 'layoutShift')),
      },
    ])
  )
}
