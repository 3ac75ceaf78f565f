/** What a flag takes. Ranges are least and most, both included. */
export type FlagValue =
  | { kind: 'switch' }
  | { kind: 'choice'; words: readonly string[] }
  | { kind: 'number' | 'whole'; unit: string; range: readonly [number, number] }
  | { kind: 'id' | 'ids' }

export interface Flag {
  takes: FlagValue
  /** One sentence, with the unit. */
  says: string
  /** A file that decides by it: a flag that nobody reads would only look like a setting. */
  readBy: string
  /** The built-in base sets it, so a configuration always has it, and null cannot take it away. */
  always?: true
}
