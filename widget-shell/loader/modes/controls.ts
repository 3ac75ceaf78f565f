import { addClosedRoot } from '../closed_root'
import { BAR_PX } from './docks'

const CSS = `
:host { contain: content }
.bar { display: flex; align-items: center; gap: 4px; height: ${BAR_PX}px; padding: 0 4px; background: #150f24 }
.bar[data-side=left] { flex-direction: row-reverse }
.away { display: grid; place-content: center; justify-items: center; gap: 12px; box-sizing: border-box; height: 100%;
  padding: 16px; background: #150f24; color: #fff; text-align: center; font: 500 15px/1.4 system-ui, sans-serif }
p { margin: 0 }
button { display: inline-grid; place-items: center; min-width: 32px; height: 32px; padding: 0 10px; border: 0;
  border-radius: 8px; background: transparent; color: #fff; font: 600 13px/1 system-ui, sans-serif; cursor: pointer }
.away button { height: 44px; padding: 0 18px; background: #fff; color: #150f24; font-size: 15px }
button:hover { background: rgb(255 255 255 / 16%) }
.away button:hover { background: #e9e4f5 }
button:focus-visible { outline: 2px solid #fff; outline-offset: -3px; box-shadow: 0 0 0 2px #000 }
.away button:focus-visible { outline-offset: 3px }
.space { flex: 1 }
[hidden] { display: none }
@media (max-width: 599px) { .wide { display: none } }
@media (forced-colors: active) { button { border: 1px solid ButtonText } .bar { outline: 1px solid; outline-offset: -1px } }
`

/** One of our controls on the page. */
export function addPart(parent: Element, className: string, styles: Record<string, string>) {
  const { host, root } = addClosedRoot(parent, styles, CSS)
  const inside = document.createElement('div')
  inside.className = className
  root.append(inside)
  return { host, inside }
}

export function addButton(parent: Element, text: string, run: () => void, className = '') {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', textContent: text, className, onclick: run })
  parent.append(button)
  return button
}
