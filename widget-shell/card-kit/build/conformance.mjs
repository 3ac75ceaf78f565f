import { createRequire } from 'node:module'
import { loadContainer } from './load_container.mjs'
import { loadKit } from './load_kit.mjs'

const require = createRequire(import.meta.url)
const { createElement } = require('react')
const { renderToString } = require('react-dom/server')
const { version: kitVersion } = require('../package.json')

const PHASES = ['passive', 'question', 'locking', 'locked', 'majorityBonus', 'result', 'ended']
const LOCALES = ['en-us', 'es-mx']

/** What a card must be drawn with: a settled play from the moment there is one. */
function playOf(kit, phase) {
  const settled = ['majorityBonus', 'result', 'ended'].includes(phase)
  const picked = settled || phase.startsWith('lock') ? 'B' : null
  const points = { base: 10, bonus: 20, majority: 10, total: 40 }
  return kit.samplePlay(
    settled
      ? { picked, sideAPercent: 38, winner: 'B', correct: true, points, sessionPoints: 40 }
      : { picked }
  )
}

function checkContract(kit, contract, problems) {
  const parse = (version) =>
    /^(\d+)\.(\d+)$/
      .exec(version ?? '')
      ?.slice(1)
      .map(Number)
  const [major, minor] = parse(kit.CONTRACT)
  const built = parse(contract)
  if (!built)
    return problems.push(
      `./card exports no contract: add \`export { CONTRACT as contract } from '@sidepick/card-kit'\``
    )
  if (built[0] === major && built[1] <= minor) return
  problems.push(
    `contract ${contract} is not carried by card-kit ${kit.CONTRACT}: build against the card-kit you ship with`
  )
}

/** A name that says which card a problem is of, and where it shows. */
function draw(kit, name, Card, host, problems) {
  for (const locale of LOCALES) {
    for (const phase of PHASES) {
      try {
        const props = kit.cardProps({ phase, locale, play: playOf(kit, phase), emit: host.emit })
        renderToString(createElement(Card, props))
      } catch (error) {
        problems.push(`${name} throws in phase ${phase}, ${locale}: ${error.message}`)
        return
      }
    }
  }
}

function drawScreen(kit, name, Screen, locale, host, problems) {
  for (const place of ['page', 'modal']) {
    try {
      const props = kit.screenProps({ name, place, locale, emit: host.emit })
      renderToString(createElement(Screen, props))
    } catch (error) {
      problems.push(`${name} throws as a ${place}, ${locale}: ${error.message}`)
      return
    }
  }
}

/** What the bundle registers and what screens.json declares must be the same names. */
async function registerScreens(kit, module, declared, problems) {
  const names = new Set(declared.map(({ name }) => name))
  const found = new Set()
  for (const locale of LOCALES) {
    const host = kit.fakeHost({ locale })
    const screens = (await module.screens?.(host)) ?? {}
    if (host.emitted.length > 0)
      problems.push('screens emits events: emit from a screen, once a player did something')
    for (const [name, Screen] of Object.entries(screens)) {
      if (typeof Screen !== 'function') problems.push(`${name} is no component`)
      else drawScreen(kit, name, Screen, locale, host, problems)
      found.add(name)
    }
  }
  for (const name of names)
    if (!found.has(name)) problems.push(`screens.json declares ${name}, which screens() lacks`)
  for (const name of found)
    if (!names.has(name)) problems.push(`screens() returns ${name}, which screens.json lacks`)
}

async function registerCards(kit, module, problems) {
  const found = {}
  for (const locale of LOCALES) {
    const host = kit.fakeHost({ locale })
    const cards = await module.register(host)
    if (host.emitted.length > 0)
      problems.push('register emits events: emit from a card, once a player did something')
    for (const [name, Card] of Object.entries(cards ?? {})) {
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
        problems.push(`"${name}" is no name for a card: use PascalCase`)
      if (typeof Card !== 'function') problems.push(`${name} is no component`)
      else if (!found[name]) draw(kit, name, Card, host, problems)
      found[name] = true
    }
  }
  if (Object.keys(found).length === 0)
    problems.push('register returns no card: return them by name')
  return Object.keys(found)
}

/**
 * Runs a built remote the way a host does, without a browser.
 *
 * @param {object} remote
 * @param {string} remote.folder absolute path of the built files
 * @param {string} remote.container global name of its container
 * @param {{name: string}[]} [remote.screens] what its screens.json declares
 * @returns {Promise<{contract: string, cards: string[], problems: string[]}>} every problem at once, each saying what to mend
 */
export async function checkRemote({ folder, container, screens = [] }) {
  const kit = await loadKit()
  const problems = []
  try {
    const module = await loadContainer({ folder, container, kit, kitVersion })
    checkContract(kit, module.contract, problems)
    if (typeof module.register !== 'function') {
      problems.push(
        './card exports no register: add `export const register = (host) => provideHost(host, { YourCard })`'
      )
      return { contract: module.contract, cards: [], problems }
    }
    await registerScreens(kit, module, screens, problems)
    return {
      contract: module.contract,
      cards: await registerCards(kit, module, problems),
      problems,
    }
  } catch (error) {
    return {
      contract: '',
      cards: [],
      problems: [...problems, `the remote does not load: ${error.message}`],
    }
  }
}
