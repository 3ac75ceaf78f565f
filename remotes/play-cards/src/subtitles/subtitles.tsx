import { useEffect, useMemo, useState } from 'react'
import type { Card } from '@sidepick/card-kit'
import type { SpeechMark, SubtitlesStyle } from '@sidepick/rules/types'
import { vars } from '../css_vars'
import { captions } from '../play_config'
import { videoTimeMs } from '../video_player/current_video'
import { captionLines, type CaptionLine } from './caption_lines'
import { isPartOf } from './is_part_of'
import styles from './subtitles.css'

const HEX_COLOR = /^#([0-9a-f]{6}|[0-9a-f]{8})$/i
const NO_COLOR = 'initial'
const colorOf = (value: string | undefined) => (value && HEX_COLOR.test(value) ? value : NO_COLOR)

interface Spoken {
  line: number
  /** Words of the line that were begun. */
  words: number
}

const SILENCE: Spoken = { line: -1, words: 0 }

function spokenAt(lines: readonly CaptionLine[], timeMs: number): Spoken {
  const line = lines.findIndex(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs)
  const fragments = lines[line]?.fragments
  return fragments
    ? { line, words: fragments.filter((word) => word.timeMs <= timeMs).length }
    : SILENCE
}

/** Follows the video's clock and draws again only when a word begins. */
function useSpoken(lines: readonly CaptionLine[]): Spoken {
  const [spoken, setSpoken] = useState(SILENCE)
  useEffect(() => {
    const follow = () =>
      setSpoken((before) => {
        const now = spokenAt(lines, videoTimeMs())
        return now.line === before.line && now.words === before.words ? before : now
      })
    const ticking = setInterval(follow, captions.refreshMs)
    return () => clearInterval(ticking)
  }, [lines])
  return spoken
}

interface CaptionsProps {
  marks: readonly SpeechMark[]
  /** Stands on the screen already: a voice that reads it out is not written down a second time. */
  question: string
  look: SubtitlesStyle
  charactersPerLine: number
}

function Captions({ marks, question, look, charactersPerLine }: CaptionsProps) {
  const lines = useMemo(
    () => captionLines(marks, charactersPerLine).filter((line) => !isPartOf(question, line)),
    [marks, question, charactersPerLine]
  )
  const spoken = useSpoken(lines)
  const line = lines[spoken.line]
  if (!line) return null
  return (
    <div
      className={`${styles.subtitles} ${styles[look.alignment]} ${styles[look.animation]}`}
      style={vars({
        '--caption-color': colorOf(look.color),
        '--caption-background': colorOf(look.background),
      })}
      aria-hidden="true"
    >
      <p className={styles.line}>
        {line.fragments.map(({ word }, index) => {
          const said = index < spoken.words ? styles.said : ''
          const current = index === spoken.words - 1 ? styles.current : ''
          return (
            <span key={`${spoken.line}.${index}`} className={`${styles.word} ${said} ${current}`}>
              {index === 0 ? word : ` ${word}`}
            </span>
          )
        })}
      </p>
    </div>
  )
}

/**
 * The spoken words over the video, where the game has their timings and a style. `props.charactersPerLine` cuts shorter lines, as
 * for the mini widget.
 */
export const Subtitles: Card = ({ rule, game, play }) => {
  const { speechMarks, subtitlesStyle } = game.metadata
  if (!play.captionsOn || !speechMarks || !subtitlesStyle) return null
  return (
    <Captions
      key={game.id}
      marks={speechMarks}
      question={game.text}
      look={subtitlesStyle}
      charactersPerLine={Number(rule.props?.charactersPerLine ?? captions.charactersPerLine)}
    />
  )
}
