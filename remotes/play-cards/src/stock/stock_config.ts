/** Numbers of these cards, each with its unit. */
export const montage = {
  framesPerSecond: 30,
  /** How long a picture stands, with the frames that it shares with the ones before and after it. */
  framesPerPicture: 80,
  /** Frames in which one picture goes over into the next. */
  overlapFrames: 20,
  fewestPictures: 3,
  mostPictures: 6,
  /** How far a picture is drawn into that stands a second and a third time. */
  zooms: [1, 1.25, 1.5],
  /** How long pictures that are on their way are waited for, in ms. */
  preloadMs: 3_000,
  /** How often films are started and stopped, in ms. */
  lookEveryMs: 200,
} as const

/** Longest text that the server searches for, in characters. */
export const SEARCH_LENGTH = 500
