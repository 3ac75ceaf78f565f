/** Longest document, in characters. */
const LONGEST = 500_000

/**
 * How the client gets a document. Its own way throws from a timer when the time is over, which nobody can catch; this one
 * ends with the request's signal and sends no cookies.
 */
export const vastFetcher = (signal: AbortSignal) => ({
  async get(url: string) {
    try {
      const response = await fetch(url, { signal, credentials: 'omit' })
      if (!response.ok) {
        return { error: new Error(`Status ${response.status}`), statusCode: response.status }
      }
      const rawXml = await response.text()
      if (rawXml.length > LONGEST) {
        return { error: new Error('Too long'), statusCode: response.status }
      }
      const xml = new DOMParser().parseFromString(rawXml, 'text/xml')
      const details = { byteLength: rawXml.length, statusCode: response.status, rawXml }
      return { xml, details }
    } catch (error) {
      return { error, statusCode: null }
    }
  },
})
