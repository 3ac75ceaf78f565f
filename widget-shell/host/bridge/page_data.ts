/** What the page says its widget is about. */
export interface CustomData {
  query: string
  /** Pictures of the page. */
  assets: { description: string }[]
}

export interface ConsentData {
  gdprApplies: boolean | null
  tcString: string | null
  gppString: string | null
  uspString: string | null
  adConsent: boolean | null
}

/** What the page's own statistics may take in. */
export interface Measurement {
  name: string
  properties: Record<string, unknown>
  /** A hash. */
  userId?: string
}
