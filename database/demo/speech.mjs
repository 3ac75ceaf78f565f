import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The "max" variant softens the upper formants, where the synthesiser buzzes. */
const VOICES = {
  'en-us': { voice: 'en-us+max', rate: 160, pitch: 52, range: 64 },
  'es-mx': { voice: 'es-419+max', rate: 156, pitch: 50, range: 62 },
}

/** Faster than this is hard to follow on a first hearing. */
const MAX_CHARACTERS_PER_SECOND = 14.5

/** Silence before the first word, so that a player's start does not swallow it. */
export const LEAD_SECONDS = 0.25

const script = fileURLToPath(new URL('speak.py', import.meta.url))

/**
 * Speaks a text into a WAV file.
 * @param {string} text
 * @param {'en-us' | 'es-mx'} language
 * @param {string} wavFile
 * @returns {{ seconds: number, marks: { type: 'word', value: string, time: number }[] }} The
 * length of the speech and its words with their times in the finished clip (ms).
 */
export function speak(text, language, wavFile) {
  const settings = VOICES[language]
  let spoken = run(text, settings, wavFile)
  const pace = text.length / spoken.seconds
  if (pace > MAX_CHARACTERS_PER_SECOND) {
    const rate = Math.round((settings.rate * MAX_CHARACTERS_PER_SECOND) / pace)
    spoken = run(text, { ...settings, rate }, wavFile)
  }
  return { seconds: spoken.seconds, marks: toMarks(text, spoken.words) }
}

function run(text, { voice, rate, pitch, range }, wavFile) {
  const output = execFileSync(
    'python3',
    [script, voice, rate, pitch, range, wavFile, text].map(String)
  )
  const { hertz, samples, words } = JSON.parse(output.toString())
  return { seconds: samples / hertz, words }
}

/** One mark a written word: the library reports "2040" twice (twenty, forty), and some signs too. */
function toMarks(text, events) {
  return [...text.matchAll(/\S+/g)].map(({ 0: written, index }) => {
    const event = events.find(({ at }) => at >= index && at < index + written.length)
    if (!event)
      throw new Error(`"${written}" has no time of its own in "${text}": word it differently`)
    const value = written.replace(/^[¿¡"'(]+|[?!.,:;"')]+$/g, '')
    return { type: 'word', value, time: Math.round(LEAD_SECONDS * 1000 + event.time) }
  })
}
