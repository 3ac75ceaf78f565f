import type { Game } from '@sidepick/rules/types'
import { captionLines, lineText } from '../subtitles/caption_lines'

/** A real text track beside the drawn captions: for native full screen and for assistive software. */
export function addCaptionTrack(video: HTMLVideoElement, game: Game, label: string) {
  const { speechMarks } = game.metadata
  if (!speechMarks || typeof VTTCue === 'undefined') return
  const track = video.addTextTrack('captions', label, game.language)
  for (const line of captionLines(speechMarks)) {
    track.addCue(new VTTCue(line.startMs / 1000, line.endMs / 1000, lineText(line)))
  }
}
