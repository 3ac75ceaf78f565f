import type { AsyncCommand } from 'fast-check'
import { assertAlike } from './differences.js'
import type { Economy } from './model.js'
import { World } from './world.js'

/** Compares after each step, not only at the end: slower, and names the step that went wrong. */
const EVERY_STEP = process.env.MODEL_EVERY_STEP === 'true'

const STEP_MS = 1_000

/** One thing that happens. What it was is told in the model's names, so that a failure reads as a story. */
export abstract class Step implements AsyncCommand<Economy, World> {
  check(_economy: Readonly<Economy>): boolean {
    return true
  }

  async run(economy: Economy, world: World): Promise<void> {
    economy.nowMs += STEP_MS
    World.setClock(economy.nowMs)
    await this.happen(economy, world)
    if (EVERY_STEP) await assertAlike(economy, world)
  }

  /** Tells the economy's story before it does anything, so that what fails is told too. */
  protected abstract happen(economy: Economy, world: World): Promise<void>

  toString(): string {
    return this.constructor.name
  }
}

/** One of a list, whatever number was drawn. */
export const oneOf = <One>(list: readonly One[], drawn: number): One => list[drawn % list.length]!

/** Whether it is worth doing: where nothing would happen, it is only now and then tried all the same. */
export const isAimed = (likely: readonly unknown[], drawn: number): boolean =>
  likely.length > 0 || drawn % 8 === 0

/** Mostly one of those that something will happen to, and sometimes any. */
export function aim<One>(likely: readonly One[], all: readonly One[], drawn: number): One {
  const list = likely.length > 0 && drawn % 8 > 0 ? likely : all
  return oneOf(list, Math.floor(drawn / 8))
}
