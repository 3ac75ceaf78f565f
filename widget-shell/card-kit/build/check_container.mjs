import { loadContainer } from './load_container.mjs'

/** A field for a password, a PIN or a card. */
const SECRET_FIELD =
  /<input[^>]*\b(type="password"|autocomplete="[^"]*\b(current-password|new-password|one-time-code|cc-))/i

/** The props of each phase: with a settled play in phases after the pick. */
function playOf(kit, phase) {
  const settled = ['majorityBonus', 'result', 'playResponse', 'interstitial', 'ended'].includes(phase)
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

/** Names the card and the phase of a problem. */
function draw({ kit, react, server }, name, Card, host, problems) {
  for (const locale of kit.LOCALES) {
    for (const phase of kit.PHASES) {
      try {
        const props = kit.cardProps({ phase, locale, play: playOf(kit, phase), emit: host.emit })
        const html = server.renderToString(react.createElement(Card, props))
        if (SECRET_FIELD.test(html)) {
          problems.push(
            `${name} asks for a secret: only screens that say "secret" may, and those are the platform's`
          )
          return
        }
      } catch (error) {
        problems.push(`${name} throws in phase ${phase}, ${locale}: ${error.message}`)
        return
      }
    }
  }
}

function drawScreen({ kit, react, server }, { name, Screen, secret }, locale, host, problems) {
  for (const place of ['page', 'modal']) {
    try {
      const props = kit.screenProps({ name, place, locale, emit: host.emit })
      const html = server.renderToString(react.createElement(Screen, props))
      if (SECRET_FIELD.test(html) && !secret) {
        problems.push(
          `${name} asks for a secret: say so in screens.json, which the platform's alone may`
        )
        return
      }
    } catch (error) {
      problems.push(`${name} throws as a ${place}, ${locale}: ${error.message}`)
      return
    }
  }
}

/**
 * The parts of a remote: what comes at once, and what it keeps for later. A release names the files of the first part
 * alone, so its check goes without the other.
 */
async function partsOf(module, firstAlone) {
  if (!module.later) return { parts: [module], whole: true }
  try {
    return { parts: [module, await module.later()], whole: true }
  } catch (error) {
    if (!firstAlone) throw error
    return { parts: [module], whole: false }
  }
}

/** What all parts give: their cards by `register`, or their screens by `screens`. */
async function ofAll(parts, kind, host) {
  const given = await Promise.all(parts.map((part) => part[kind]?.(host)))
  return Object.assign({}, ...given)
}

/** The bundle must register exactly the names of screens.json. */
async function registerScreens({ remoteId }, parts, own, declared, problems) {
  const { kit } = parts
  const names = new Set(declared.map(({ name }) => name))
  const secrets = new Set(declared.flatMap(({ name, secret }) => (secret ? [name] : [])))
  const found = new Set()
  for (const locale of kit.LOCALES) {
    const host = kit.fakeHost({ locale, ...(remoteId && { remoteId }) })
    const screens = await ofAll(own.parts, 'screens', host)
    if (host.emitted.length > 0)
      problems.push('screens emits events: emit from a screen, once a player did something')
    for (const [name, Screen] of Object.entries(screens)) {
      if (typeof Screen !== 'function') problems.push(`${name} is no component`)
      else drawScreen(parts, { name, Screen, secret: secrets.has(name) }, locale, host, problems)
      found.add(name)
    }
  }
  for (const name of own.whole ? names : [])
    if (!found.has(name)) problems.push(`screens.json declares ${name}, which screens() lacks`)
  for (const name of found)
    if (!names.has(name)) problems.push(`screens() returns ${name}, which screens.json lacks`)
}

async function registerCards({ remoteId }, parts, own, problems) {
  const { kit } = parts
  const found = {}
  for (const locale of kit.LOCALES) {
    const host = kit.fakeHost({ locale, ...(remoteId && { remoteId }) })
    const cards = await ofAll(own.parts, 'register', host)
    if (host.emitted.length > 0)
      problems.push('register emits events: emit from a card, once a player did something')
    for (const [name, Card] of Object.entries(cards)) {
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
        problems.push(`"${name}" is no name for a card: use PascalCase`)
      if (typeof Card !== 'function') problems.push(`${name} is no component`)
      else if (!found[name]) draw(parts, name, Card, host, problems)
      found[name] = true
    }
  }
  return Object.keys(found)
}

/** Every card and every screen needs at least one state in the gallery, and the gallery no others. */
async function checkGallery(open, names, problems) {
  const gallery = await open('./gallery').then(
    (module) => module.gallery,
    () => null
  )
  if (!gallery)
    return problems.push('src/gallery.ts exports no gallery: its states are how a card is reviewed')
  for (const name of names)
    if (Object.keys(gallery[name] ?? {}).length === 0)
      problems.push(`${name} has no states in src/gallery.ts: export at least one`)
  for (const name of Object.keys(gallery))
    if (!names.has(name)) problems.push(`src/gallery.ts shows ${name}, which nothing registers`)
}

/**
 * Runs a built remote the way a host does, without a browser.
 *
 * @param {object} remote
 * @param {(name: string) => string} remote.read gives the source of a built file
 * @param {string} remote.container global name of its container
 * @param {string} [remote.remoteId] what the registry calls it
 * @param {string} [remote.entryFile]
 * @param {{name: string}[]} [remote.screens] what its screens.json declares
 * @param {boolean} [remote.gallery] whether to check that its gallery shows every card and screen; visitors never load it
 * @param {boolean} [remote.firstAlone] whether what the remote keeps for later may be missing
 * @param {object} parts card-kit and the React that it was bundled with
 * @returns {Promise<{contract: string, cards: string[], whole?: boolean, problems: string[]}>} all problems, each with what to fix
 */
export async function checkContainer({ screens = [], gallery = false, ...remote }, parts) {
  const problems = []
  try {
    const { module, open } = await loadContainer({ ...remote, problems }, parts)
    checkContract(parts.kit, module.contract, problems)
    if (typeof module.register !== 'function') {
      problems.push(
        './card exports no register: add `export const register = (host) => provideHost(host, { YourCard })`'
      )
      return { contract: module.contract, cards: [], problems }
    }
    const own = await partsOf(module, remote.firstAlone)
    await registerScreens(remote, parts, own, screens, problems)
    const cards = await registerCards(remote, parts, own, problems)
    if (cards.length === 0 && screens.length === 0)
      problems.push('register returns no card, and there is no screen: return them by name')
    const names = new Set([...cards, ...screens.map(({ name }) => name)])
    if (gallery) await checkGallery(open, names, problems)
    return { contract: module.contract, cards, whole: own.whole, problems }
  } catch (error) {
    return {
      contract: '',
      cards: [],
      problems: [...problems, `the remote does not load: ${error.message}`],
    }
  }
}
