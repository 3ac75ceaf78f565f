import { setTimeout as sleep } from 'node:timers/promises'
import { isMedia, isPicture, openStory, pathOf, reached } from './embed_visit.mjs'

const QUIET_MS = 3000

/** Bodies alone: what the browser counts holds headers, which differ between hosts. */
async function bytesOf(requests) {
  const answers = await Promise.all(requests.map((request) => request.response()))
  return answers.reduce((sum, answer) => sum + Number(answer.headers()['content-length']), 0)
}

/**
 * Bytes of one visit, which do not depend on the machine. All but what the mark `tapNeeds` names is held back until a tap
 * has shown: what came until then is what a tap needs, and with what is held then it is the whole first question.
 */
export function weighStory({ url, pin, marks }) {
  const held = []
  const needed = ({ pathname }) => marks.tapNeeds.test(pathname)
  const prepare = (page) =>
    page.context().route(
      (address) => !needed(address),
      (route) => (pathOf(route.request()).endsWith('.html') ? route.continue() : held.push(route))
    )
  return openStory({ url, pin, marks, prepare }, async (page, requests) => {
    await reached(page, marks, 'playable')
    const [, ...others] = requests
    const first = others.filter((one) => needed(new URL(one.url())))
    const wave = held.splice(0)
    await Promise.all(wave.map((route) => route.continue()))
    const behind = wave.map((route) => route.request())
    await Promise.all(behind.map(async (one) => (await one.response()).finished()))
    const scripts = behind.filter((one) => !isPicture(one))
    const loader = [...first, ...scripts].filter((one) => pathOf(one).endsWith('/loader.js'))
    const posters = behind.filter(isPicture)
    const [loaderBytes, bytesToTap, bytesBehind, posterBytes] = await Promise.all(
      [loader, first, scripts, posters].map(bytesOf)
    )
    return {
      loaderBytes,
      bytesToTap,
      bytes: bytesToTap + bytesBehind,
      requests: first.length + scripts.length,
      posterBytes,
    }
  })
}

/** Bytes of everything but pictures and films that a visit without any action fetches in its first seconds. */
export function weighQuietly({ url, pin, marks }) {
  const quiet = { ...marks, quiet: true }
  const prepare = async () => {}
  return openStory({ url, pin, marks: quiet, prepare }, async (page, requests) => {
    await reached(page, quiet, 'readable')
    await sleep(QUIET_MS)
    const [, ...others] = requests
    const ended = others.filter((one) => one.timing().responseEnd >= 0)
    return bytesOf(ended.filter((one) => !isPicture(one) && !isMedia(one)))
  })
}
