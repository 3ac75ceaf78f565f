/**
 * The video that plays now. The captions follow its clock; both cards are of this remote, and one widget has one page, so a
 * reference in the module is enough.
 */
let current: HTMLVideoElement | null = null

export function setCurrentVideo(video: HTMLVideoElement | null) {
  current = video
}

export const currentVideo = () => current

/** Milliseconds from the start of the clip; 0 without a video. */
export function videoTimeMs(): number {
  return (current?.currentTime ?? 0) * 1000
}
