import { useEffect, type RefObject } from 'react'
import type { CardProps } from '@sidepick/card-kit'
import { laterText } from '../later/later_text'
import { setCaptions } from './caption_track'
import { LoadingMark } from './loading_mark'
import { NextMedia } from './next_media'
import { PauseButton } from './pause_button'

export interface BesideFilmProps extends CardProps {
  film: RefObject<HTMLVideoElement | null>
  /** null for a game without a film. */
  source: string | null
  /** Whether the film stands still because somebody wants it to. */
  still: boolean
}

const OPEN_PHASES: readonly CardProps['phase'][] = ['passive', 'question']

/** What a film has around it, and the first question can do without. */
export function BesideFilm(props: BesideFilmProps) {
  const { film, source, still, game, play, phase, layoutMode, locale, emit } = props

  useEffect(() => {
    if (film.current) setCaptions(film.current, game, laterText(locale)('captions'))
  }, [film, source, game, locale])

  return (
    <>
      {phase !== 'passive' && play.video?.loading && <LoadingMark />}
      {/* The end of the list covers the whole film. */}
      {source && phase !== 'ended' && <PauseButton {...{ still, locale, emit }} />}
      {!OPEN_PHASES.includes(phase) && <NextMedia {...{ play, layoutMode }} />}
    </>
  )
}
