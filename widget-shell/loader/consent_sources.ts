import type { ConsentData } from '../host/bridge/messages'

type Api = (...args: unknown[]) => unknown
type Answer = Partial<Omit<ConsentData, 'adConsent'>>

/** `allowed` is what this source says about personal advertising; null while it says nothing. */
export type Learn = (answer: Answer, allowed: boolean | null) => void

const text = (value: unknown) => (typeof value === 'string' && value ? value : null)

interface TcData {
  listenerId?: number
  gdprApplies?: boolean
  tcString?: string
  eventStatus?: string
  purpose?: { consents?: Record<string, boolean> }
}

/** The purposes of TCF 2 that personal advertising needs: storage, an advertising profile, and its use. */
const AD_PURPOSES = [1, 3, 4]

interface GppEvent {
  listenerId?: number
  pingData?: { gppString?: string }
}

/** How each consent interface of a page is listened to. Each returns what stops it. */
export const SOURCES: Record<string, (call: Api, learn: Learn) => () => void> = {
  __tcfapi(call, learn) {
    let listenerId: number | undefined
    call('addEventListener', 2, (data: TcData | null, success: boolean) => {
      if (!success || !data) return
      listenerId = data.listenerId
      const consents = data.purpose?.consents
      // While the banner is open the reader has not answered yet.
      const answered = data.gdprApplies && consents && data.eventStatus !== 'cmpuishown'
      learn(
        { gdprApplies: data.gdprApplies ?? null, tcString: text(data.tcString) },
        answered ? AD_PURPOSES.every((purpose) => consents[purpose]) : null
      )
    })
    return () => call('removeEventListener', 2, () => {}, listenerId)
  },

  __gpp(call, learn) {
    let listenerId: number | undefined
    call('addEventListener', (event: GppEvent | null) => {
      listenerId = event?.listenerId
      const gppString = text(event?.pingData?.gppString)
      if (gppString) learn({ gppString }, null)
    })
    return () => call('removeEventListener', () => {}, listenerId)
  },

  __uspapi(call, learn) {
    call('getUSPData', 1, (data: { uspString?: string } | null, success: boolean) => {
      const uspString = success ? text(data?.uspString) : null
      // The third letter says whether the reader opted out of the sale of data.
      const optedOut = uspString?.[2]
      if (uspString) learn({ uspString }, optedOut === 'Y' ? false : optedOut === 'N' ? true : null)
    })
    return () => {}
  },
}
