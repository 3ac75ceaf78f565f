/** Where something lies on the stage by its layout alone, in CSS px: an animation that moves it does not count. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

export function placeOf(part: HTMLElement, stage: HTMLElement): Place {
  let [x, y] = [0, 0]
  let box: HTMLElement | null = part
  while (box && box !== stage) {
    x += box.offsetLeft
    y += box.offsetTop
    box = box.offsetParent as HTMLElement | null
  }
  return { x, y, width: part.offsetWidth, height: part.offsetHeight }
}
