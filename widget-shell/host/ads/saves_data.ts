interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const SLOW: readonly string[] = ['slow-2g', '2g', '3g']

/** Whether the reader asked for little data, or has a slow connection; Chromium alone tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '')
}
