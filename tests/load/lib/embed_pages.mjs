import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { MODE_BOXES, STAGE } from '../../../rules/display_modes.ts'
import { containerWithFrame, loaderTag } from '../../../rules/snippet.ts'

const require = createRequire(import.meta.url)
const core = dirname(require.resolve('survey-core'))
const ui = dirname(require.resolve('survey-js-ui'))

/** The smallest files that the yardstick is published in. */
const SURVEY_FILES = {
  '/survey.core.min.js': join(core, 'survey.core.min.js'),
  '/survey-js-ui.min.js': join(ui, 'survey-js-ui.min.js'),
  '/survey-core.min.css': join(core, 'survey-core.fontless.min.css'),
}

const story = (slot, head = '') => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A story</title>
<link rel="icon" href="data:,"><style>main{width:428px;margin:auto}</style>${head}</head>
<body><main><h1>A story</h1><p>It begins here.</p>${slot}<p>It ends here.</p></main></body></html>`

const question = ({ text, sideA, sideB }) => ({
  showNavigationButtons: false,
  elements: [{ type: 'radiogroup', name: 'q', title: text, choices: [sideA, sideB] }],
})

const surveyPage = (game) =>
  story(
    '<div id="survey"></div>',
    `<link rel="stylesheet" href="/survey-core.min.css">
     <script defer src="/survey.core.min.js"></script><script defer src="/survey-js-ui.min.js"></script>
     <script>addEventListener('DOMContentLoaded', () =>
       new Survey.Model(${JSON.stringify(question(game))}).render(document.getElementById('survey')))</script>`
  )

/** The rule that keeps the place of a display mode free until the loader has come, as the documentation asks for it. */
function placeRule(mode) {
  const { most, ratio: [width, height] = STAGE, below = 0 } = MODE_BOXES[mode]
  const box = `width:100%;max-width:${most}px;min-height:${height}px;aspect-ratio:${width}/${height}`
  return `[data-vs-widget]:empty{box-sizing:content-box;${box};padding-bottom:clamp(0px,(600px - 100%)*999,${below}px)}`
}

const ourPage = (appUrl, widgetId, mode) =>
  story(
    `<div data-vs-widget="${widgetId}" data-vs-mode="${mode}"></div>${loaderTag(appUrl)}`,
    `<style>${placeRule(mode)}</style>`
  )

/** The line that has the frame in it, which reserves its place by itself. */
const writtenPage = (appUrl, widgetId) =>
  story(containerWithFrame({ widget: widgetId }, appUrl) + loaderTag(appUrl))

/** One story for each display mode. */
export const MODES = Object.keys(MODE_BOXES)

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html; charset=utf-8' }

/** A publisher with stories around our widget, by each display mode and line, and one around the same question by the yardstick. */
export async function servePages(port, { appUrl, widgetId, game }) {
  const ours = MODES.map((mode) => [`/${mode}.html`, ourPage(appUrl, widgetId, mode)])
  const files = {
    ...Object.fromEntries(ours),
    '/written.html': writtenPage(appUrl, widgetId),
    '/survey.html': surveyPage(game),
  }
  for (const [path, file] of Object.entries(SURVEY_FILES)) files[path] = await readFile(file)
  const packed = Object.fromEntries(
    Object.entries(files).map(([path, body]) => [
      path,
      { br: brotliCompressSync(body), gzip: gzipSync(body, { level: 9 }) },
    ])
  )
  const server = createServer(({ url, headers }, response) => {
    if (!Object.hasOwn(packed, url)) return response.writeHead(404).end()
    const encoding = headers['accept-encoding'].includes('br') ? 'br' : 'gzip'
    response.writeHead(200, {
      'content-type': TYPES[url.split('.').at(-1)],
      'content-encoding': encoding,
      'content-length': packed[url][encoding].length,
    })
    response.end(packed[url][encoding])
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
