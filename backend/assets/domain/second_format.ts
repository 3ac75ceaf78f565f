/** How far programs search for the start of a document or page. */
const HEAD_BYTES = 1024

/** Longest end of an archive: its last record and a comment of 64 KB. */
const TAIL_BYTES = 64 * 1024 + 22

const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|\?xml)/i
const DOCUMENT = '%PDF-'
const END_OF_ARCHIVE = 'PK\u0005\u0006'

/**
 * Whether a picture is also a valid page, document or archive. Drawing it again would remove that, but no photo is made
 * that way, so the file is refused.
 */
export function hasSecondFormat(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, HEAD_BYTES)
  const tail = bytes.subarray(Math.max(0, bytes.length - TAIL_BYTES)).toString('latin1')
  return PAGE.test(head) || head.includes(DOCUMENT) || tail.includes(END_OF_ARCHIVE)
}
