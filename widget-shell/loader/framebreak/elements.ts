const SVG = 'http://www.w3.org/2000/svg'

/** Signs as one path each. */
export const SIGNS = {
  cross: 'M4 4l10 10M14 4L4 14',
  pause: 'M6 3v12M12 3v12',
  play: 'M5 3l10 6-10 6z',
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {}
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, ...properties })
}

/** A button that shows a sign; the word is its name. */
export function signButton(run: () => void) {
  const button = make('button', 'small', { type: 'button', onclick: run })
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 18 18')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(path)
  button.append(svg)
  return {
    button,
    show(sign: keyof typeof SIGNS, word: string) {
      path.setAttribute('d', SIGNS[sign])
      button.setAttribute('aria-label', word)
    },
  }
}
