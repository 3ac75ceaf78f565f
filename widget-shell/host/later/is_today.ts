/** Whether an instant lies within the day of `now`, as the visitor's own clock has it. */
export function isToday(instant: string, now: Date): boolean {
  return new Date(instant).toDateString() === now.toDateString()
}
