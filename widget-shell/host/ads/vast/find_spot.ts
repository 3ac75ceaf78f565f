import { VASTClient, VASTTracker } from '@dailymotion/vast-client'
import { VIDEO_AD_SIZES } from '@sidepick/rules/ads'
import { vastFetcher } from './fetch_vast'

/** What is used of a file of a VAST answer. */
interface MediaFile {
  fileURL: string | null
  mimeType: string | null
  deliveryType: string
  apiFramework: string | null
  width: number
}

interface Creative {
  type: string
  /** Seconds. */
  duration: number
  skipDelay: number | null
  mediaFiles: MediaFile[]
}

interface VastAd {
  creatives: Creative[]
  errorURLTemplates: unknown[]
}

export type Tracker = Pick<
  InstanceType<typeof VASTTracker>,
  | 'trackImpression'
  | 'setProgress'
  | 'complete'
  | 'skip'
  | 'setPaused'
  | 'setMuted'
  | 'error'
  | 'setDuration'
>

/** A film that can be played, and who is told of it. */
export interface Spot {
  fileUrl: string
  /** Seconds; null where the ad does not say it. */
  skipDelay: number | null
  tracker: Tracker
}

const WRAPPERS_MOST = 5

/** Answers of the VAST specification. */
const NO_FILE = '401'

/** The client keeps its counters in the browser's storage unless it gets another one; a visit without consent stores nothing. */
function memory() {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (at: number) => [...values.keys()][at] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** The smallest film that is not smaller than our largest size, or else the largest one. */
function fileOf({ mediaFiles }: Creative, canPlay: (type: string) => boolean): string | null {
  const [[widest] = [0]] = VIDEO_AD_SIZES
  const files = mediaFiles
    .filter(({ fileURL, mimeType, deliveryType, apiFramework }) => {
      const isFilm = deliveryType !== 'streaming' && !apiFramework && mimeType !== null
      return isFilm && fileURL !== null && canPlay(mimeType)
    })
    .sort((one, other) => one.width - other.width)
  return (files.find(({ width }) => width >= widest) ?? files.at(-1))?.fileURL?.trim() ?? null
}

const hasFile = (ad: VastAd) => ad.creatives.some(({ type }) => type === 'linear')

/** Follows a tag to a film; null where the answer has none that plays here. */
export async function findSpot(
  tag: string,
  signal: AbortSignal,
  canPlay: (type: string) => boolean
): Promise<Spot | null> {
  const client = new VASTClient(0, 0, memory() as never)
  const options = { urlHandler: vastFetcher(signal), wrapperLimit: WRAPPERS_MOST }
  // The client tells the ad's servers of an empty or broken answer itself.
  const answer = (await client.get(tag, options).catch(() => null)) as { ads: VastAd[] } | null
  const ad = answer?.ads.find(hasFile)
  const creative = ad?.creatives.find(({ type }) => type === 'linear')
  if (!ad || !creative || signal.aborted) return null
  const tracker = new VASTTracker(client, ad, creative)
  const fileUrl = fileOf(creative, canPlay)
  if (fileUrl === null) {
    tracker.error({ ERRORCODE: NO_FILE })
    return null
  }
  return { fileUrl, skipDelay: creative.skipDelay, tracker }
}
