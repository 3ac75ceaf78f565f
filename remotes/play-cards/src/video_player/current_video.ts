/** What plays as the film of a game: a video element, or what stands for one. */
interface Film {
  readonly paused: boolean
  readonly currentTime: number
  play: () => Promise<void>
  pause: () => void
  addEventListener: (type: 'play', listener: () => void) => void
  removeEventListener: (type: 'play', listener: () => void) => void
}

/**
 * The film that plays now. The captions follow its clock; both cards are of this remote, and one widget has one page, so a
 * reference in the module is enough.
 */
let current: Film | null = null

export function setCurrentVideo(video: Film | null) {
  current = video
}

export const currentVideo = () => current

/** Milliseconds from the start of the clip; 0 without a video. */
export function videoTimeMs(): number {
  return (current?.currentTime ?? 0) * 1000
}
