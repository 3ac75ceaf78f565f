import type { SpeechMark } from '@sidepick/rules/types'
import { captions } from '../play_config'

interface CaptionWord {
  word: string
  /** Milliseconds from the start of the clip. */
  timeMs: number
}

export interface CaptionLine {
  startMs: number
  endMs: number
  fragments: CaptionWord[]
}

const spokenMs = (word: string) => word.length * captions.msPerCharacter

export const lineText = (line: CaptionLine) => line.fragments.map(({ word }) => word).join(' ')

/** The value below which the given share of the numbers lies. */
function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Infinity
}

interface Spoken extends CaptionWord {
  /** Silence until the next word; 0 after the last. */
  gapMs: number
  /** A pause that the speech itself marks. */
  breakAfter: boolean
}

function spokenWords(marks: readonly SpeechMark[]): Spoken[] {
  const spoken: Spoken[] = []
  for (const mark of marks) {
    const last = spoken.at(-1)
    if (mark.type === 'ssml') {
      if (last) last.breakAfter = true
      continue
    }
    if (last) last.gapMs = Math.max(0, Math.round(mark.time - last.timeMs - spokenMs(last.word)))
    spoken.push({ word: mark.value, timeMs: mark.time, gapMs: 0, breakAfter: false })
  }
  return spoken
}

/** Cuts the spoken words into lines: by length, and where the speech pauses. */
export function captionLines(
  marks: readonly SpeechMark[],
  charactersPerLine: number = captions.charactersPerLine
): CaptionLine[] {
  const spoken = spokenWords(marks)
  const gaps = spoken.slice(0, -1).map(({ gapMs }) => gapMs)
  const alwaysAboveMs = percentile(gaps, captions.breakPercentile)
  const halfFullAboveMs = percentile(gaps, captions.halfFullPercentile)

  const lines: Spoken[][] = []
  let length = 0
  for (const word of spoken) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    const pauses =
      before !== undefined &&
      (before.breakAfter ||
        before.gapMs > captions.longestGapMs ||
        before.gapMs > alwaysAboveMs ||
        (before.gapMs > halfFullAboveMs && length * 2 >= charactersPerLine))
    if (!line || pauses || length + 1 + word.word.length > charactersPerLine) {
      lines.push([word])
      length = word.word.length
    } else {
      line.push(word)
      length += 1 + word.word.length
    }
  }

  return lines.map((line, index) => {
    const first = line[0] as Spoken
    const last = line.at(-1) as Spoken
    const nextMs = lines[index + 1]?.[0]?.timeMs ?? Infinity
    return {
      startMs: first.timeMs,
      endMs: Math.min(nextMs, last.timeMs + Math.max(spokenMs(last.word), captions.longestGapMs)),
      fragments: line.map(({ word, timeMs }) => ({ word, timeMs })),
    }
  })
}
