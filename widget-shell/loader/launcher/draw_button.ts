import type { Locale } from '@sidepick/rules/types'
import { addClosedRoot } from '../closed_root'
import { wordsOf } from '../words_of'

const LABELS: Record<Locale, string> = { 'en-us': 'Play along', 'es-mx': 'Juega' }

/** The two slanted tickets of the brand with their letters, as a picture that needs no file. */
const TICKETS = [
  { look: 'a', shape: 'M8 4h25l-5 32H3z', letter: 'A', x: 18 },
  { look: 'b', shape: 'M36 4h25l-5 32H31z', letter: 'B', x: 46 },
] as const

const CSS = `
button { all: initial; display: flex; box-sizing: border-box; align-items: center; justify-content: center; gap: 8px;
  color: #fff; background: #150f24; font: 700 15px/1.1 system-ui, sans-serif; cursor: pointer;
  box-shadow: 0 6px 24px rgb(8 5 16 / 38%); transition: transform 160ms ease-out }
button:focus-visible { outline: 3px solid #fff; outline-offset: -5px; box-shadow: 0 0 0 3px #150f24 }
.floating { width: 64px; height: 64px; border-radius: 50% }
.floating:hover { transform: scale(1.06) }
.floating span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.tab { min-width: 48px; padding: 18px 12px; border-radius: 14px 0 0 14px; writing-mode: vertical-rl }
.tab:hover { transform: translateX(-4px) }
.tab svg { width: 30px }
svg { width: 44px; flex: none; font: 800 19px/1 system-ui, sans-serif; text-anchor: middle }
.a { fill: #ff6b4a } .b { fill: #5b4bff } .on-a { fill: #150f24 } .on-b { fill: #fff }
@media (prefers-reduced-motion: reduce) { button { transition: none } }
@media (forced-colors: active) { button { border: 2px solid ButtonText } }
`

const PLACES = {
  floating: { right: '16px', bottom: 'max(16px, env(safe-area-inset-bottom))' },
  tab: { right: '0', top: '50%', transform: 'translateY(-50%)' },
}

const SVG = 'http://www.w3.org/2000/svg'

function draw(parent: Element, name: string, attributes: Record<string, string>) {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  parent.append(element)
  return element
}

function drawMark(parent: Element) {
  const svg = draw(parent, 'svg', { 'viewBox': '0 0 64 40', 'aria-hidden': 'true' })
  for (const { look, shape, letter, x } of TICKETS) {
    draw(svg, 'path', { class: look, d: shape })
    draw(svg, 'text', { class: `on-${look}`, x: `${x}`, y: '27' }).textContent = letter
  }
}

/** A button over the page that no rule of the page reaches. Its words are `data-vs-label`, or ours in the widget's language. */
export function drawButton(element: HTMLElement, look: keyof typeof PLACES, lang?: string) {
  const styles = { 'position': 'fixed', 'z-index': '2147483646', ...PLACES[look] }
  const { root } = addClosedRoot(element, styles, CSS)
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: look })
  const label = document.createElement('span')
  label.textContent = element.dataset['vsLabel'] || LABELS[wordsOf(lang)]
  drawMark(button)
  button.append(label)
  root.append(button)
  return button
}
