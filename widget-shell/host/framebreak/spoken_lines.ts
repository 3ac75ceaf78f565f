import type { SpeechMark } from '@sidepick/rules/types'
import type { FrameBreakCaption } from '../bridge/page_data'

const WORDS_PER_LINE = 6
const MAX_LINES = 120
const LAST_LINE_MS = 3_000

/** The spoken words as the lines of a plain text track, short enough for one message. */
export function spokenLines(marks: readonly SpeechMark[] = []): FrameBreakCaption[] {
  const words = marks.filter(({ type }) => type === 'word')
  const lines = Array.from(
    { length: Math.min(MAX_LINES, Math.ceil(words.length / WORDS_PER_LINE)) },
    (_, index) => words.slice(index * WORDS_PER_LINE, (index + 1) * WORDS_PER_LINE)
  )
  return lines.map((line, index) => {
    const startMs = line[0]?.time ?? 0
    return {
      startMs,
      endMs: lines[index + 1]?.[0]?.time ?? startMs + LAST_LINE_MS,
      text: line
        .map(({ value }) => value)
        .join(' ')
        .slice(0, 80),
    }
  })
}
