import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { demoWidgetId } from '#database/demo/ids'
import env from '#start/env'
import { asVisitor } from '#tests/helpers/browser'

/** Another origin that writes down who asks it for what. */
async function openListener() {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(new URL(request.url ?? '/', 'http://localhost').pathname.slice(1))
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { heard, url: `http://127.0.0.1:${port}`, stop }
}

/** Each way that code in a page has to send something elsewhere, by its name; run as a card's code would be. */
const WAYS = `async (url) => {
  const nonce = document.querySelector('script[nonce]').nonce
  const add = (tag, values, parent = document.body) => {
    const element = Object.assign(document.createElement(tag), values)
    parent.append(element)
    return element
  }
  const style = (text) => add('style', { nonce, textContent: text }, document.head)
  const ways = {
    image: () => (new Image().src = url + '/image'),
    icon: () => add('link', { rel: 'icon', href: url + '/icon' }, document.head),
    poster: () => add('video', { poster: url + '/poster' }),
    video: () => add('video', { src: url + '/video', preload: 'auto' }),
    audio: () => add('audio', { src: url + '/audio', preload: 'auto' }),
    style: () => add('link', { nonce, rel: 'stylesheet', href: url + '/style' }, document.head),
    imported: () => style('@import "' + url + '/imported";'),
    background: () => style('body { background: url(' + url + '/background) }'),
    font: () => {
      style('@font-face { font-family: x; src: url(' + url + '/font) }')
      add('p', { textContent: 'x' }).style.fontFamily = 'x'
    },
    script: () => add('script', { nonce, src: url + '/script' }),
    preload: () => add('link', { nonce, rel: 'preload', as: 'script', href: url + '/preload' }, document.head),
    prefetch: () => add('link', { nonce, rel: 'prefetch', href: url + '/prefetch' }, document.head),
    manifest: () => add('link', { rel: 'manifest', href: url + '/manifest' }, document.head),
    frame: () => add('iframe', { src: url + '/frame' }),
    object: () => add('object', { data: url + '/object' }),
    embed: () => add('embed', { src: url + '/embed' }),
    call: () => fetch(url + '/call', { mode: 'no-cors' }),
    beacon: () => navigator.sendBeacon(url + '/beacon', 'x'),
    request: () => {
      const request = new XMLHttpRequest()
      request.open('POST', url + '/request')
      request.send()
    },
    events: () => new EventSource(url + '/events'),
    socket: () => new WebSocket(url.replace('http', 'ws') + '/socket'),
    worker: () => new Worker(URL.createObjectURL(new Blob(['fetch("' + url + '/worker")']))),
    ownWorker: () => new Worker('/embed/v1/loader.js'),
    form: () => add('form', { action: url + '/form', method: 'post' }).submit(),
    ping: () => {
      const link = add('a', { href: '#x', ping: url + '/ping' })
      link.click()
    },
    top: () => (window.top === window ? null : (window.top.location = url + '/top')),
  }
  const workers = []
  for (const [name, way] of Object.entries(ways)) {
    try {
      const made = await way()
      if (made instanceof Worker) workers.push([name, made])
    } catch {}
  }
  const ran = workers.map(([name, worker]) =>
    new Promise((resolve) => {
      worker.onerror = () => resolve([])
      worker.onmessage = () => resolve([name])
    })
  )
  await Promise.race([Promise.all(ran), new Promise((resolve) => setTimeout(resolve, 1500))])
  return Object.keys(ways)
}`

/** The page that a publisher frames, as its own window. */
const openWidget = async (page: Page) => {
  await page.goto(new URL(`/widget/${demoWidgetId('daily_fold_inline')}`, env.get('APP_URL')).href)
  await page.locator('#vs-root').waitFor()
}

test.group('Browser | what code in a page sends elsewhere', () => {
  test('does not arrive', async ({ assert }) => {
    const listener = await openListener()
    try {
      await asVisitor({ tolerate: [/.*/] }, async ({ page }) => {
        await openWidget(page)
        const all = await page.evaluate(`(${WAYS})(${JSON.stringify(listener.url)})`)
        assert.isAbove((all as string[]).length, 20)
        assert.deepEqual(listener.heard, [])
      })
    } finally {
      await listener.stop()
    }
  })

  test('arrives from a page without a policy, so that the listener hears', async ({ assert }) => {
    const listener = await openListener()
    try {
      await asVisitor({ tolerate: [/.*/] }, async ({ page }) => {
        await page.goto(new URL('/demo-assets/mark.svg', env.get('APP_URL')).href)
        await page.evaluate(`fetch(${JSON.stringify(`${listener.url}/call`)}, { mode: 'no-cors' })`)
        assert.deepEqual(listener.heard, ['call'])
      })
    } finally {
      await listener.stop()
    }
  })
})
