/**
 * Makes the demo games' clips, posters and speech marks: `node make_media.mjs [slug ...]`.
 * Needs ffmpeg, python3 and libespeak-ng. The same input gives the same files.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from './content.ts'
import { FRAMES_PER_SECOND, encodeClip, encodePoster, peakDecibels } from './encode.mjs'
import { renderer } from './render.mjs'
import { LEAD_SECONDS, speak } from './speech.mjs'

const MIN_SECONDS = 5
const TAIL_SECONDS = 0.6

const media = fileURLToPath(new URL('media/', import.meta.url))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((slug) => !games.some((game) => game.slug === slug))
if (unknown.length) throw new Error(`no such game: ${unknown.join(', ')}`)

mkdirSync(media, { recursive: true })
const scratch = mkdtempSync(join(tmpdir(), 'demo_media_'))
try {
  for (const game of games) if (!wanted.length || wanted.includes(game.slug)) await make(game)
} finally {
  rmSync(scratch, { recursive: true })
}

/** @param {(typeof games)[number]} game */
async function make({ slug, text, language, orientation }) {
  const scene = await import(`./scenes/${slug}.mjs`)
  const draw = renderer(scene, orientation)
  const wavFile = join(scratch, `${slug}.wav`)
  const file = join(media, `${slug}.mp4`)

  const speech = speak(text, language, wavFile)
  const seconds = Math.max(MIN_SECONDS, LEAD_SECONDS + speech.seconds + TAIL_SECONDS)
  const frames = Math.ceil(seconds * FRAMES_PER_SECOND)
  const { bytes, crf } = await encodeClip({ draw, frames, wavFile, file })
  const poster = encodePoster(draw(scene.poster))

  writeFileSync(join(media, `${slug}.webp`), poster)
  writeFileSync(
    join(media, `${slug}.speech_marks.json`),
    `${JSON.stringify(speech.marks, null, 2)}\n`
  )
  const report = [
    `${frames} frames`,
    `${Math.round(bytes / 1000)} kB`,
    `crf ${crf}`,
    `poster ${Math.round(poster.length / 1000)} kB`,
  ]
  console.log(
    slug.padEnd(22),
    ...report,
    `speech ${speech.seconds.toFixed(2)} s`,
    `peak ${peakDecibels(file)} dB`
  )
}
