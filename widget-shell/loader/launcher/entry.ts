import { launch } from './launch'

/** The attribute says how the widget opens; the page may bring its elements after the script. */
const start = () =>
  document.querySelectorAll<HTMLElement>('[data-vs-launcher]').forEach((element) => launch(element))

start()
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
