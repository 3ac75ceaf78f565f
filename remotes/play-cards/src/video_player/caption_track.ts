import { cueText } from '@sidepick/rules/cue_text'
import type { Game } from '@sidepick/rules/types'
import { captionLines, lineText } from '../subtitles/caption_lines'

/** A track cannot be taken off its video again. */
const tracks = new WeakMap<HTMLVideoElement, TextTrack>()

/** A real text track beside the drawn captions, with the lines of this game: for native full screen and for assistive software. */
export function setCaptions(video: HTMLVideoElement, game: Game, label: string) {
  if (typeof VTTCue === 'undefined') return
  const { speechMarks } = game.metadata
  const known = tracks.get(video)
  if (!speechMarks?.length && !known) return
  const track = known ?? video.addTextTrack('captions', label, game.language)
  tracks.set(video, track)
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
  for (const line of captionLines(speechMarks ?? [])) {
    const [from, to] = [line.startMs / 1000, line.endMs / 1000]
    track.addCue(new VTTCue(from, to, cueText(lineText(line))))
  }
}
