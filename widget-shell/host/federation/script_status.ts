import type { FailureReason } from './remote_errors'

/** HTTP status of the last fetch of `url`; 0 when it never got an answer or the browser will not say. */
export function lastStatusOf(url: string): number {
  const absolute = new URL(url, document.baseURI).href
  const timing = performance.getEntriesByName(absolute, 'resource').at(-1)
  return (timing as PerformanceResourceTiming | undefined)?.responseStatus ?? 0
}

/** What a failed fetch means when the script element itself cannot say it. */
export function reasonOfStatus(status: number): FailureReason {
  if (status === 0 || status === 408 || status === 429) return 'network'
  if (status >= 500) return 'server_error'
  return status >= 400 ? 'refused' : 'integrity_mismatch'
}
