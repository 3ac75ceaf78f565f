/** Words of a text as searches compare them: lower-case, without accents, each once. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]{2,}/gu) ?? [])]
}
