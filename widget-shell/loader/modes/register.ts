import type { Driver } from './mode'

/** The only widget of the page that is docked, or lies over it. */
let away: Driver | null = null

/** Takes the place outside the text; whoever has it goes back into the text. */
export function takeAway(driver: Driver) {
  if (away !== driver) away?.undock()
  away = driver
}

export function giveBack(driver: Driver) {
  if (away === driver) away = null
}
