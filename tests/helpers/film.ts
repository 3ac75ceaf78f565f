import type { Frame } from 'playwright-core'

/** Further than this nothing may move between two frames unless it glides, in CSS px. */
const JUMP_PX = 8

/**
 * Notes in each frame where every part of the play and of a dialog is drawn, and what moves it. A part that was not there
 * before or is gone has not jumped, nor has one that grows or shrinks at one edge.
 */
const RECORD = `
  window.jumps = []
  window.glides = 0
  window.replays = []
  window.dialogs = []
  let dialog = null
  const PARTS = '.vs-question, .vs-answer, .vs-panel--console .vs-position:not([data-card="Question"], ' +
    '[data-card="Answers"]) > *, [data-card="Points"] > *, [data-card="AudioIndicator"] > *, .vs-video > button, ' +
    '[role="dialog"] :is(h1, h2, p, button, input)'
  let before = new Map()
  const glides = (part) => part.getAnimations().some(({ effect }) =>
    effect.getKeyframes().some((frame) => 'translate' in frame || 'transform' in frame || 'right' in frame))
  const moves = (part) => [part, part.closest('[role="dialog"]')].some((one) => one && glides(one))
  const look = () => {
    const now = new Map()
    const phase = document.querySelector('#vs-root').dataset.phase
    for (const part of document.querySelectorAll(PARTS)) {
      if (part.closest('[aria-hidden="true"]')) continue
      const { left, top, bottom } = part.getBoundingClientRect()
      const was = before.get(part)
      const gliding = moves(part)
      now.set(part, { left, top, bottom, phase, gliding })
      if (!was) continue
      const down = Math.min(Math.abs(top - was.top), Math.abs(bottom - was.bottom))
      const far = Math.hypot(left - was.left, down)
      // A slow machine may draw no frame between a glide and its end.
      if (gliding || was.gliding) window.glides += far > 0 ? 1 : 0
      else if (far > ${JUMP_PX}) {
        window.jumps.push(part.className + ' by ' + Math.round(far) + ' from ' + was.phase + ' to ' + phase)
      }
    }
    before = now
    const open = document.querySelector('[role="dialog"]')
    if (open && open !== dialog) window.dialogs.push(innerHeight)
    dialog = open
    for (const left of document.querySelectorAll('.vs-panel > [inert]')) {
      const anew = left.getAnimations({ subtree: true }).filter((one) =>
        one instanceof CSSAnimation && one.playState === 'running')
      window.replays.push(...anew.map(({ animationName }) => left.className + ' plays ' + animationName))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

interface Recording {
  jumps: string[]
  /** What of a part that goes begins once more. */
  replays: string[]
  glides: number
  /** How high the frame was when each dialog came, in CSS px. */
  dialogs: number[]
}

/** Records a widget from now on; what it returns tells what was seen. */
export async function film(frame: Pick<Frame, 'evaluate'>): Promise<() => Promise<Recording>> {
  await frame.evaluate(RECORD)
  return () => frame.evaluate<Recording>(`({ jumps, replays, glides, dialogs })`)
}
