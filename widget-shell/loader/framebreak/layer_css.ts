/** In a closed shadow root and a style sheet of its own: no rule of the page reaches it, and no policy has to allow it. */
export const LAYER_CSS = `
* { box-sizing: border-box }
.layer { display: flex; flex-direction: column; gap: 8px; padding: 8px; max-height: inherit; overflow: auto; color: #fff;
  font: 500 15px/1.35 system-ui, sans-serif; text-align: start }
.over { pointer-events: none; align-items: center }
.over > * { pointer-events: auto }
.head { display: flex; justify-content: flex-end }
.video { position: relative; width: 100%; aspect-ratio: 16 / 9; overflow: hidden; border-radius: 8px; background: #000 }
.gone { visibility: hidden }
video { display: block; width: 100%; height: 100%; object-fit: cover }
.video button { position: absolute; right: 8px; bottom: 8px }
.brand { display: inline-flex; align-items: center; align-self: flex-start; min-height: 44px; padding: 6px 10px;
  border-radius: 10px; background: #fff; color: #150f24; font-weight: 700; text-decoration: none }
.brand img { display: block; max-width: 140px; height: 32px; object-fit: contain }
.pill { align-self: center; min-height: 44px; padding: 6px 20px; border: 0; border-radius: 999px; background: #ffc93c;
  color: #150f24; font: 700 16px/1.2 system-ui, sans-serif; box-shadow: 0 6px 20px rgb(0 0 0 / 40%); cursor: pointer;
  animation: arrive .5s ease-out 1s both, nod 1s ease-in-out 1.5s 2 }
.small { display: inline-grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 8px;
  background: rgb(21 15 36 / 80%); color: #fff; cursor: pointer }
.small svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 2.5 }
.small:hover { background: #3a2f57 }
.ad { align-self: center; width: 300px; max-width: 100%; min-height: 250px; overflow: hidden }
.house { display: grid; place-content: center; gap: 8px; min-height: 250px; padding: 16px; border-radius: 8px;
  background: linear-gradient(135deg, #ffd166 50%, #ff9fb3 50%); color: #150f24; text-align: center }
.house strong { font-size: 24px; line-height: 1.2 }
.said { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); white-space: nowrap }
:focus-visible { outline: 3px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 6px #150f24 }
[hidden] { display: none }
@keyframes arrive { from { opacity: 0; transform: translateY(12px) } }
@keyframes nod { 50% { transform: scale(1.05) } }
@media (prefers-reduced-motion: reduce) { .pill { animation: none } }
@media (forced-colors: active) { button, .brand { border: 1px solid ButtonText } }
`
