import { lineText, type CaptionLine } from './caption_lines'

/** The words alone, each between spaces: neither case nor punctuation is heard. */
const heard = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** Whether the text has all words of the line, one after the other. */
export const isPartOf = (text: string, line: CaptionLine) =>
  heard(text).includes(heard(lineText(line)))
