/** A letter that is read from right to left, by the blocks of Unicode from Hebrew to Arabic and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** First strong isolate, and its end (Unicode Standard Annex 9). */
const [ISOLATE, END] = ['\u2068', '\u2069']

/** The values of a message, those that are read from right to left set apart: a name must not turn the sentence around it. */
export const isolated = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && RIGHT_TO_LEFT.test(value)
        ? (`${ISOLATE}${value}${END}` as Value)
        : value,
    ])
  )
