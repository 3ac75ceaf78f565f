/** Shows what each part of the first wave weighs, and what the console does, and fails when either is too heavy. */
import { readFileSync } from 'node:fs'
import { Complaint, runTool } from './lib/complaint.mjs'
import { bytesOfConsole, CONSOLE_MOST } from './lib/console_wave.mjs'
import { FIRST_WAVE, partsOfFirstWave, totalOf } from './lib/first_wave.mjs'
import { inRoot } from './lib/paths.mjs'

runTool(async () => {
  const manifest = readManifest()
  const parts = partsOfFirstWave(inRoot('build'), manifest)
  const total = totalOf(parts)
  console.table([...parts, { part: 'before the first question', bytes: total }])
  console.log(
    `${FIRST_WAVE.most} bytes at most, ${FIRST_WAVE.most - total} are left; ` +
      `${FIRST_WAVE.aim} are aimed at, ${FIRST_WAVE.aim - total} are left`
  )
  if (total > FIRST_WAVE.most) {
    throw new Complaint(`over budget: ${total} bytes before the first question`)
  }
  const ofConsole = bytesOfConsole(inRoot('build'), manifest)
  console.log(
    `${ofConsole} of ${CONSOLE_MOST} bytes before the console's first view, beside the host`
  )
  if (ofConsole > CONSOLE_MOST) {
    throw new Complaint(`over budget: ${ofConsole} bytes before the console's first view`)
  }
})

function readManifest() {
  try {
    return JSON.parse(readFileSync(inRoot('build', 'manifest.json'), 'utf8'))
  } catch {
    throw new Complaint('build/manifest.json is missing: run npm run build')
  }
}
