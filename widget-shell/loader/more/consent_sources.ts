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
  pingData?: { gppString?: string; parsedSections?: GppSections }
  uspString?: string
}

/** The sections of a GPP string by their names, each with its core part first. */
type GppSections = Record<string, { PurposeConsents?: boolean[]; [field: string]: unknown }[]>

/** Sections of the United States: the national one, and those of single states such as `usca`. */
const OF_STATES = /^us(nat|[a-z]{2})$/

const OPT_OUTS = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut']

/** The purposes of TCF 2 that personal advertising needs: storage, an advertising profile, and its use. */
const AD_PURPOSES = [1, 3, 4]

/** In the sections of the United States: 1 opts out, 2 does not, 0 does not apply. */
const OPTED_OUT = 1
const NOT_OPTED_OUT = 2

function consentOf(sections: GppSections): boolean | null {
  const consents = sections.tcfeuv2?.[0]?.PurposeConsents
  if (consents) return AD_PURPOSES.every((id) => consents[id - 1])
  const ofStates = Object.keys(sections).filter((name) => OF_STATES.test(name))
  const said = ofStates.flatMap((name) => OPT_OUTS.map((field) => sections[name]?.[0]?.[field]))
  return said.includes(OPTED_OUT) ? false : said.includes(NOT_OPTED_OUT) || null
}

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
    read: ({ pingData }) => ({
      gppString: pingData?.gppString || null,
      adConsent: consentOf(pingData?.parsedSections ?? {}),
    }),
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
