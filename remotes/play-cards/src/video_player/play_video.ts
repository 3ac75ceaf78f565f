import type { Emit } from '@sidepick/card-kit'

const said = (error: unknown) => (error instanceof Error ? error.message : String(error))
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Plays with the wanted sound; where the browser refuses that, without. What fails then is only logged. */
export async function playVideo(video: HTMLVideoElement, muted: boolean, emit: Emit) {
  video.muted = muted
  try {
    await video.play()
  } catch (error) {
    if (isAborted(error)) return
    if (muted) return emit('video_failed', { message: said(error) })
    emit('sound_blocked', {})
    await playVideo(video, true, emit)
  }
}
