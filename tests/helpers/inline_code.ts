/** What stands in a page's script and style tags, data aside, and the tags that load a file. */
export function inlineCode(html: string) {
  const tags = [...html.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)]
    .map(([, tag, attributes = '', text = '']) => ({ tag, attributes, text }))
    .filter(({ attributes }) => !attributes.includes('application/json'))
  const isFile = ({ attributes }: { attributes: string }) => attributes.includes('src=')
  const textsOf = (wanted: string) =>
    tags.filter((one) => one.tag === wanted && !isFile(one)).map(({ text }) => text)
  return { scripts: textsOf('script'), styles: textsOf('style'), files: tags.filter(isFile) }
}
