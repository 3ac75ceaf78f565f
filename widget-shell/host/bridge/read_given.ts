/** The page's options by name, as the page wrote them; see `EmbedOptions.given`. */
export const readGiven = (given = ''): Map<string, string> =>
  new Map(
    given
      .split('\n')
      .filter((line) => line.includes(','))
      .map((line): [string, string] => {
        const comma = line.indexOf(',')
        return [line.slice(0, comma), line.slice(comma + 1)]
      })
  )
