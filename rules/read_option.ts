/*
 * How the loader reads an option before it knows any table of options. Everybody else reads by these too, through
 * `readOption`.
 */

/** An option as a page writes it: one line, no space around it; nothing where none was given. */
export const optionText = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value).replace(/\s+/g, ' ').trim()

/** Whether a flag is on, by its text: without a value, or with `true`. */
export const isOn = (text: unknown): boolean => text === '' || text === 'true'

/** A number above 0, of CSS px; nothing for every other text. */
export const pixels = (text: unknown): number | undefined => Math.max(Number(text), 0) || undefined
