/** Options of a model's column whose text holds a JSON document. */
export const jsonColumn = {
  prepare: (value: unknown): string => JSON.stringify(value),
  consume: (text: string): unknown => JSON.parse(text),
}
