import type { ConsentData } from '../../host/bridge/page_data'

/** `adConsent` is this interface's answer about personal advertising; null while unknown. */
export type Answer = Partial<ConsentData>

interface Source {
  /** The function that a consent platform puts on the page. */
  name: string
  /** The command that requests the answer and, if supported, later changes. */
  command: string
  /** The arguments between command and callback. */
  version: number[]
  read(data: Report): Answer
}

/** What the interfaces call back with, taken together. */
export interface Report {
  listenerId?: number
  gdprApplies?: boolean
  tcString?: string
  eventStatus?: string
  purpose?: { consents?: Record<string, boolean> }
  pingData?: { gppString?: string }
  uspString?: string
}

/** The purposes of TCF 2 that personal advertising needs: storage, an advertising profile, and its use. */
const AD_PURPOSES = [1, 3, 4]

export const SOURCES: Source[] = [
  {
    name: '__tcfapi',
    command: 'addEventListener',
    version: [2],
    read({ gdprApplies = null, tcString, eventStatus, purpose }) {
      const consents = purpose?.consents
      // While the banner is open the reader has not answered yet.
      const answered = gdprApplies && consents && eventStatus !== 'cmpuishown'
      const adConsent = answered ? AD_PURPOSES.every((id) => consents[id]) : null
      return { gdprApplies, tcString: tcString || null, adConsent }
    },
  },
  {
    name: '__gpp',
    command: 'addEventListener',
    version: [],
    read: ({ pingData }) => ({ gppString: pingData?.gppString || null }),
  },
  {
    name: '__uspapi',
    command: 'getUSPData',
    version: [1],
    // The third letter says whether the reader opted out of the sale of data.
    read: ({ uspString = '' }) => ({
      uspString: uspString || null,
      adConsent: uspString[2] === 'Y' ? false : uspString[2] === 'N' || null,
    }),
  },
]
