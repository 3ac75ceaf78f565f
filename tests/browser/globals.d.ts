/** What the specs and the entry page's inline script leave on the window. */
interface Window {
  __shifts: number[]
  __vsEarlyPick?: { gameId: string; side: string; at: number }
}
