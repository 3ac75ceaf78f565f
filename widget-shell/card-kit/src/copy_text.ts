/** Copies a text; rejects where the browser refuses or has no clipboard, as on a page without https. */
export async function copyText(text: string): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax
  await navigator.clipboard.writeText(text)
}
