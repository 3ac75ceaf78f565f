import type { SpeechMark } from '@sidepick/rules/types'
import { captionLines, lineText } from './caption_lines'

/** Words that follow each other without a pause, 81.4 ms a character; a number is a pause in ms, '|' a marked one. */
function spoken(...parts: (string | number)[]): SpeechMark[] {
  let time = 0
  return parts.flatMap((part): SpeechMark[] => {
    if (typeof part === 'number') {
      time += part
      return []
    }
    if (part === '|') return [{ type: 'ssml', value: 'break', time }]
    const mark: SpeechMark = { type: 'word', value: part, time }
    time += part.length * 81.4
    return [mark]
  })
}

const textsOf = (marks: SpeechMark[], charactersPerLine?: number) =>
  captionLines(marks, charactersPerLine).map(lineText)

describe('captionLines', () => {
  it('begins a new line before a word that would exceed 16 characters', () => {
    expect(textsOf(spoken('Which', 'planet', 'could', 'float', 'in', 'a', 'bath'))).toEqual([
      'Which planet',
      'could float in a',
      'bath',
    ])
  })

  it('cuts shorter lines for the mini widget', () => {
    expect(textsOf(spoken('Which', 'planet', 'could'), 10)).toEqual(['Which', 'planet', 'could'])
  })

  it('begins a new line after a silence of more than 562.55 ms, not after a shorter one', () => {
    const even = (gapMs: number) => spoken('So', gapMs, 'is', gapMs, 'it')
    expect(textsOf(even(563))).toEqual(['So', 'is', 'it'])
    expect(textsOf(even(562))).toEqual(['So is it'])
  })

  it('begins a new line where the speech marks a break', () => {
    expect(textsOf(spoken('Yes', '|', 'or', 'no'))).toEqual(['Yes', 'or no'])
  })

  it('breaks at the longest silences of a clip, however short they are', () => {
    expect(textsOf(spoken('a', 'b', 'c', 90, 'd', 'e', 'f', 'g', 'h'))).toEqual([
      'a b c',
      'd e f g h',
    ])
  })

  it('breaks at a middling silence only when the line is at least half full', () => {
    const marks = spoken(
      'ab',
      40,
      'cd',
      50,
      'ef',
      'gh',
      50,
      'ij',
      'kl',
      50,
      'mn',
      'op',
      'qr',
      50,
      'st'
    )
    expect(textsOf(marks)).toEqual(['ab cd ef gh', 'ij kl mn op qr', 'st'])
  })

  it('ends a line when the next begins, and the last one after its last word', () => {
    const [first, last] = captionLines(spoken('Yes', '|', 300, 'nope'))
    expect(first).toMatchObject({ startMs: 0, endMs: 3 * 81.4 + 300 })
    expect(last?.endMs).toBeCloseTo(3 * 81.4 + 300 + 562.55)
  })

  it('makes no line of nothing', () => {
    expect(captionLines([])).toEqual([])
  })
})
