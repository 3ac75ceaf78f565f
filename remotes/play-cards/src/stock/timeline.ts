import { montage } from './stock_config'

const { framesPerSecond, framesPerPicture, overlapFrames } = montage
const stepFrames = framesPerPicture - overlapFrames

/** Milliseconds of so many frames. */
export const msOf = (frames: number) => (frames / framesPerSecond) * 1_000

/** How many frames a montage of so many pictures has. */
export const montageFrames = (pictures: number) => stepFrames * pictures + overlapFrames

/** The frame with which a picture begins to come over the one before. */
export const startFrame = (index: number) => stepFrames * index

/** Whether anything of a picture is seen at a time of a montage of so many pictures. */
export function isSeen(index: number, atMs: number, pictures: number): boolean {
  const isLast = index === pictures - 1
  const goneMs = msOf(startFrame(index) + framesPerPicture)
  return atMs >= msOf(startFrame(index)) && (isLast || atMs < goneMs)
}
